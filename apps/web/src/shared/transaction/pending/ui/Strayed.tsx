import { toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { Qa } from '../../../chain/coins/Qa'
import { Address } from '../../../ui/text/Address'
import { Button } from '../../../ui/buttons/Button'
import { Facts } from '../../../ui/cards/Facts'
import { Note } from '../../../ui/cards/Note'
import type { StoredTransaction } from '../storedTransaction'
import type { TransactionProgress } from '../transactionMachine'
import { AwaitedFacts } from './AwaitedFacts'
import type { TransactionControls } from './transactionControls'
import { TransactionId } from './TransactionId'

interface StrayedProps {
  readonly transaction: StoredTransaction
  readonly state: Extract<TransactionProgress, { readonly status: 'strayed' }>
}

/** The wallet signed with another account, or signed something else: who paid, how much, to whom. */
export function Strayed({ transaction, state }: StrayedProps) {
  const { t } = useTranslation('transaction')
  const { id, sender, to, amount } = state
  const isOther = sender !== transaction.intent.sender
  return (
    <>
      <Note kind="danger" icon="warn">
        <b>{t(isOther ? 'strayed.account' : 'strayed.content')}</b>
      </Note>
      <Facts
        facts={[
          { label: t('strayed.payer'), value: <Address value={toBech32(sender)} /> },
          { label: t('review.amount'), value: <Qa value={amount} /> },
          { label: t('fact.recipient'), value: <Address value={toBech32(to)} /> },
        ]}
      />
      <TransactionId network={transaction.network} id={id} />
      <h3>{t('strayed.asked')}</h3>
      <AwaitedFacts transaction={transaction} />
    </>
  )
}

export function StrayedButtons({ controls }: { readonly controls: TransactionControls }) {
  const { t } = useTranslation('transaction')
  return <Button onClick={() => controls.close()}>{t('close')}</Button>
}
