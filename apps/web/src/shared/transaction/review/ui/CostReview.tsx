import { toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { Qa } from '../../../chain/coins/Qa'
import { useWalletName } from '../../../session/wallet/walletName'
import { Address } from '../../../ui/text/Address'
import { Facts } from '../../../ui/cards/Facts'
import type { RequestDescription } from '../describeRequest'
import type { ReviewView } from '../reviewView'
import { FirstNameTotal } from '../../gas/ui/FirstNameTotal'
import { TooPoor } from './TooPoor'

interface CostReviewProps {
  readonly review: ReviewView
  readonly request: RequestDescription
  /** Is it a step to the account's first name? */
  readonly isForFirstName: boolean
  /** Called when an account that held too little has got money. */
  readonly onMoney: () => void
}

/** Who signs, and the most that can leave the wallet: the figures that the wallet will show. */
export function CostReview({ review, request: { amount, gas }, isForFirstName, onMoney }: CostReviewProps) {
  const { t } = useTranslation('transaction')
  const payer = useWalletName()
  return (
    <>
      <Facts
        facts={[
          {
            label: t('review.account'),
            value: (
              <>
                <span>{payer}</span> {review.payer && <Address value={toBech32(review.payer)} />}
              </>
            ),
          },
          ...(amount === 0n ? [] : [{ label: t('review.amount'), value: <Qa value={amount} /> }]),
          { label: t('review.gasAtMost'), value: <Qa value={gas.bound} /> },
          {
            label: t('review.total'),
            value: (
              <b>
                <Qa value={amount + gas.bound} />
              </b>
            ),
          },
        ]}
      />
      {isForFirstName && <FirstNameTotal />}
      {review.isAffordable === false && review.balance !== null && (
        <TooPoor balance={review.balance} payer={payer} onMoney={onMoney} />
      )}
    </>
  )
}
