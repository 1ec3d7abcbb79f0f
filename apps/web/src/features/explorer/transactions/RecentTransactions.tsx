import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../../shared/settings/network'
import { ListCard } from '../parts/ListCard'
import { recentTransactionsQuery, shownTransactions } from '../queries'
import { TransactionRows } from './TransactionRows'

/** The newest transactions of the network, updated as new ones arrive. */
export function RecentTransactions() {
  const network = useNetworkId()
  const { t } = useTranslation('explorer')
  const transactions = useQuery(recentTransactionsQuery(network))
  return (
    <ListCard
      title={t('transactions')}
      reading={transactions}
      empty={t('noTransactions')}
      isEmpty={(list) => list.length === 0}
      rows={shownTransactions}
      live
    >
      {(list) => <TransactionRows transactions={list} />}
    </ListCard>
  )
}
