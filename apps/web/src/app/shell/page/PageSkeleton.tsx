import { RouteHead } from '../../../shared/heads/RouteHead'
import { usePathHead } from '../../../shared/heads/usePathHead'
import layout from '../../../shared/ui/page/layout.module.css'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import { Waiting } from '../../../shared/ui/page/Waiting'

/** A placeholder for a page that is loading, below its head where the path tells it. The script of the head draws it too. */
export function PageSkeleton() {
  const hasHead = usePathHead() !== null
  return (
    <Waiting className={layout.stack}>
      {hasHead ? (
        <RouteHead />
      ) : (
        <>
          <Skeleton width="12rem" height="0.8rem" />
          <Skeleton width="60%" height="2.75rem" />
        </>
      )}
      <Skeleton height="12rem" />
    </Waiting>
  )
}
