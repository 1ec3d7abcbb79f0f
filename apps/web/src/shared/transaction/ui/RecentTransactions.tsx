import { useTransactions } from '../useTransactions'
import { Activity } from './Activity'
import { useRunner } from './runnerHandle'

/** The last ten transactions of this device, for the inside of a flush card or a drawer. */
export function RecentTransactions() {
  const transactions = useTransactions((state) => state.transactions)
  const runner = useRunner((state) => state.runner)
  return <Activity transactions={transactions} runner={runner} />
}
