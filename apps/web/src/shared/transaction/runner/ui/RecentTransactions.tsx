import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/cards/Card'
import { EmptyState } from '../../../ui/page/EmptyState'
import text from '../../../ui/text/text.module.css'
import { useNetworkId } from '../../../settings/network'
import { isOpen } from '../../pending/transactionMachine'
import { useSeries } from '../../series/useSeries'
import { useTransactions } from '../../pending/useTransactions'
import { Activity } from './Activity'
import { useRunner } from './runnerHandle'

/** The last ten transactions of this device, or what is said while there are none. */
export function RecentTransactionsCard({ none }: { readonly none: string }) {
  const { t } = useTranslation('transaction')
  const hasSeries = useSeries(({ list }) => list.length > 0)
  const hasAny = useTransactions(({ transactions }) => transactions.length > 0) || hasSeries
  return (
    <Card
      title={t('activity.title')}
      aside={<span className={text.hint}>{t('activity.hint')}</span>}
      flush={hasAny}
    >
      {hasAny ? <RecentTransactions /> : <EmptyState title={none} headingLevel={3} />}
    </Card>
  )
}

/** The list without its card. It starts the runner and loads its texts. */
export function RecentTransactions({ isFlush = false }: { readonly isFlush?: boolean }) {
  const transactions = useTransactions((state) => state.transactions)
  const runner = useRunner((state) => state.runner)
  return <Activity transactions={transactions} runner={runner} isFlush={isFlush} />
}

/** The transactions that this device sent on this network and that no block is known to hold; draws nothing without any. */
export function WaitingTransactions() {
  const network = useNetworkId()
  const transactions = useTransactions((state) => state.transactions)
  const runner = useRunner((state) => state.runner)
  const waiting = transactions.filter((each) => each.network === network && isOpen(each.state))
  return waiting.length > 0 && <Activity transactions={waiting} runner={runner} isFlush={false} />
}
