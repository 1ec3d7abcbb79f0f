import { formatUnits } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../session/network'
import { useWallet } from '../../session/wallet'
import { Address } from '../../ui/Address'
import { Amount } from '../../ui/Amount'
import { Facts } from '../../ui/Facts'
import { Icon } from '../../ui/Icon'
import { Note } from '../../ui/Note'
import text from '../../ui/text.module.css'
import type { RequestDescription } from '../review/describeRequest'
import type { Review } from '../useTransactions'
import { useGasNote } from './actionLabel'
import styles from './ReviewSheet.module.css'

interface CostReviewProps {
  readonly review: Review
  readonly request: RequestDescription
}

/** What it costs, and who pays. */
export function CostReview({ review, request }: CostReviewProps) {
  const { t, i18n } = useTranslation(['transaction', 'common'])
  const network = useNetworkId()
  const account = useWallet((wallet) => wallet.account)
  const kind = useWallet((wallet) => wallet.adapter?.kind)
  const payer = t(kind === 'local' ? 'review.localWallet' : 'review.zilPay')
  const { gas, amount } = request
  const gasNote = useGasNote(review.action)
  const zil = (qa: bigint) => <Amount value={formatUnits(qa, 12)} unit="ZIL" />
  const number = (value: bigint): string => value.toLocaleString(i18n.language)
  return (
    <>
      <h3 className={styles.heading}>
        <Icon name="wallet" />
        {t('review.costs')}
      </h3>
      <Facts
        facts={[
          {
            label: t('review.account'),
            value: (
              <>
                {payer} {account && <Address value={account.bech32} />}
              </>
            ),
          },
          { label: t('review.network'), value: t(`common:network.${network}`) },
          { label: t('review.amount'), value: zil(amount) },
          {
            label: t('review.gasLimit'),
            value: t('review.gasAt', { limit: number(gas.limit), price: number(gas.priceLi) }),
          },
          { label: t('review.gasAtMost'), value: zil(gas.bound) },
          ...(gasNote === null ? [] : [{ label: t('review.gasExpected'), value: gasNote }]),
          { label: t('review.total'), value: <b>{zil(amount + gas.bound)}</b> },
        ]}
      />
      <p className={text.hint}>
        {t('review.paidBy', { payer })} {t('review.priceNote')}
      </p>
      {review.isAffordable === false && review.balance !== null && (
        <Note kind="danger">
          {t('review.tooPoor', { balance: formatUnits(review.balance, 12), account: payer })}
        </Note>
      )}
    </>
  )
}
