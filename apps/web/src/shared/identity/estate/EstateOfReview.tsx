import type { NetworkId } from '@tyto/chain'
import type { Simulation } from '@tyto/simulator'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import layout from '../../ui/layout.module.css'
import { Note } from '../../ui/Note'
import { Skeleton } from '../../ui/Skeleton'
import { EstateChange } from './EstateChange'
import { reviewedEstatesQuery } from './reviewedEstates'

interface EstateOfReviewProps {
  readonly network: NetworkId
  readonly simulation: Simulation
}

/** In a review: whom the names that a transaction touches obey from then on, read from what its simulation changed. */
export function EstateOfReview({ network, simulation }: EstateOfReviewProps) {
  const { t } = useTranslation(['estate', 'common'])
  const query = useQuery(reviewedEstatesQuery(network, simulation))
  const { data, error, isFetching, refetch, fetchStatus } = query
  if (data === undefined) {
    if (error !== null)
      return (
        <Note kind="warning">
          <p>{t('estate:unknown')}</p>
          <Button variant="line" small busy={isFetching} onClick={() => void refetch()}>
            {t('common:action.tryAgain')}
          </Button>
        </Note>
      )
    return fetchStatus === 'idle' ? null : <Skeleton height="6rem" />
  }
  return (
    <div className={layout.stack}>
      {data.map((reviewed) => (
        <EstateChange key={reviewed.before.id} {...reviewed} />
      ))}
    </div>
  )
}
