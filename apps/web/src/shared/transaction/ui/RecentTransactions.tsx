import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import text from '../../ui/text.module.css'
import { useTransactions } from '../useTransactions'
import { Activity } from './Activity'
import { useRunner } from './runnerHandle'

/** The last ten transactions of this device, or what is said while there are none. */
export function RecentTransactionsCard({ none }: { readonly none: string }) {
  const { t } = useTranslation('transaction')
  const hasAny = useTransactions(({ transactions }) => transactions.length > 0)
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
