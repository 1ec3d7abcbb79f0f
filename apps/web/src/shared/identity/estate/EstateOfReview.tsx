import type { NetworkId } from '@tyto/chain'
import type { Simulation } from '@tyto/simulator'
import { useQuery } from '@tanstack/react-query'
import layout from '../../ui/page/layout.module.css'
import { EstateChange } from './EstateChange'
import { EstateUnread } from './EstateUnread'
import { reviewedEstatesQuery } from './reviewedEstates'

interface EstateOfReviewProps {
  readonly network: NetworkId
  readonly simulation: Simulation
}

/** In a review: whom the names that a transaction touches obey from then on, read from what its simulation changed. */
export function EstateOfReview({ network, simulation }: EstateOfReviewProps) {
  const query = useQuery(reviewedEstatesQuery(network, simulation))
  const { data, error, fetchStatus } = query
  if (data === undefined) {
    return error === null && fetchStatus === 'idle' ? null : <EstateUnread query={query} />
  }
  return (
    <div className={layout.stack}>
      {data.map((reviewed) => (
        <EstateChange key={reviewed.before.id} {...reviewed} />
      ))}
    </div>
  )
}
