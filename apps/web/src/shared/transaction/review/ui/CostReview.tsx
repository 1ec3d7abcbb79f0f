import { toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { Qa } from '../../../chain/coins/Qa'
import { useWalletName } from '../../../session/wallet/walletName'
import { Address } from '../../../ui/text/Address'
import { useNetworkId } from '../../../settings/network'
import { Facts } from '../../../ui/cards/Facts'
import { isForFirstName } from '../../gas/firstName'
import type { RequestDescription } from '../describeRequest'
import type { ReviewView } from '../reviewView'
import { useTransactions } from '../../pending/useTransactions'
import { FirstNameTotal } from '../../gas/ui/FirstNameTotal'
import { TooPoor } from './TooPoor'

interface CostReviewProps {
  readonly review: ReviewView
  readonly request: RequestDescription
  /** Called when an account that held too little has got money. */
  readonly onMoney: () => void
}

/** Who signs, and the most that can leave the wallet: the figures that the wallet will show. */
export function CostReview({ review, request: { amount, gas }, onMoney }: CostReviewProps) {
  const { t } = useTranslation('transaction')
  const payer = useWalletName()
  const network = useNetworkId()
  const transactions = useTransactions((state) => state.transactions)
  const step = { action: review.action, network, account: review.payer, key: null }
  const isFirst = isForFirstName(step, transactions)
  return (
    <>
      <Facts
        facts={[
          {
            label: t('review.account'),
            value: (
              <>
                {payer} {review.payer && <Address value={toBech32(review.payer)} />}
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
      {isFirst && <FirstNameTotal />}
      {review.isAffordable === false && review.balance !== null && (
        <TooPoor balance={review.balance} payer={payer} onMoney={onMoney} />
      )}
    </>
  )
}
