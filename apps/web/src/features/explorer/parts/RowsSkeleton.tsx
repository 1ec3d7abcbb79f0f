import { Row, Rows } from '../../../shared/ui/cards/Rows'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import { Waiting } from '../../../shared/ui/page/Waiting'

/** A placeholder for a list that is loading. */
export function RowsSkeleton({ count = 4 }: { readonly count?: number | undefined }) {
  return (
    <Waiting>
      <Rows>
        {Array.from({ length: count }, (_, index) => (
          <Row key={index}>
            <Skeleton width={`${60 - 7 * (index % 3)}%`} />
          </Row>
        ))}
      </Rows>
    </Waiting>
  )
}
