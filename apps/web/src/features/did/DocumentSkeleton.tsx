import { RouteHead } from '../../shared/heads/RouteHead'
import layout from '../../shared/ui/page/layout.module.css'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import { Waiting } from '../../shared/ui/page/Waiting'

/** A placeholder for a DID document while the chain is asked. The script of the head draws it too. */
export function DocumentSkeleton() {
  return (
    <Waiting>
      <RouteHead />
      <div className={layout.split}>
        <Skeleton height="20rem" />
        <Skeleton height="12rem" />
      </div>
    </Waiting>
  )
}
