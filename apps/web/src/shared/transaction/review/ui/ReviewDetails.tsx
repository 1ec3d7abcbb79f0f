import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../../settings/network'
import { useWalletName } from '../../../session/wallet/walletName'
import { Unfold, UnfoldText } from '../../../ui/cards/Unfold'
import { knowledgeOf } from '../../../values/knowledge'
import type { RequestDescription } from '../describeRequest'
import { simulationJson, stepOf } from '../../simulation/shownSimulation'
import type { ReviewView } from '../reviewView'
import { OutcomeDetails } from '../../simulation/ui/OutcomeDetails'
import { CallReview } from './CallReview'
import { GasReview } from './GasReview'
import styles from './ReviewSheet.module.css'

interface ReviewDetailsProps {
  readonly review: ReviewView
  readonly request: RequestDescription
  /** Called when the person chooses a gas limit; null removes the choice. */
  readonly onGas: (limit: bigint | null) => void
}

/** For who wants to know it all, one fold away: the call, what it changes, its gas, and all of it as it is sent. */
export function ReviewDetails({ review, request, onGas }: ReviewDetailsProps) {
  const { t } = useTranslation('transaction')
  const network = useNetworkId()
  const senderName = useWalletName()
  const names = useMemo(() => knowledgeOf(network), [network])
  const { simulation } = review
  return (
    <div>
      <Unfold label={t('review.details')}>
        <div className={styles.details}>
          <CallReview network={network} request={request} subject={review.subject} />
          {simulation?.status === 'done' && stepOf(simulation)?.kind === 'success' && (
            <OutcomeDetails
              result={simulation.result}
              names={names}
              sender={review.payer}
              senderName={senderName}
            />
          )}
          <GasReview review={review} request={request} onGas={onGas} />
        </div>
      </Unfold>
      <div className={styles.raws}>
        {review.code !== null && (
          <UnfoldText label={t('review.code')} copyLabel={t('review.copyCode')} value={review.code} />
        )}
        <UnfoldText label={t('review.raw')} copyLabel={t('review.copyRaw')} value={request.raw} />
        {simulation?.status === 'done' && (
          <UnfoldText
            label={t('simulation.raw')}
            copyLabel={t('simulation.copyRaw')}
            value={simulationJson(simulation.result)}
          />
        )}
      </div>
    </div>
  )
}
