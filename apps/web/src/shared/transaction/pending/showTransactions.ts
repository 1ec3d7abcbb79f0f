import type { RunnerOptions } from '../transactionRunner'
import type { TransactionProgress } from './transactionMachine'

/**
 * Shows the stored transactions to the screens, as they are at any time. What the chain says of one changes everything
 * that was read from it: that is read again. Answers the way to stop.
 */
export function showTransactions({
  store,
  view,
  queries,
}: Pick<RunnerOptions, 'store' | 'view' | 'queries'>): () => void {
  let known = new Map<string, TransactionProgress['status']>()

  const show = (): void => {
    const transactions = store.list()
    const news = transactions.filter(({ key, state }) => {
      const before = known.get(key)
      return before !== undefined && before !== state.status && isInBlock(state)
    })
    known = new Map(transactions.map(({ key, state }) => [key, state.status]))
    for (const network of new Set(news.map((transaction) => transaction.network))) {
      void queries.invalidateQueries({ queryKey: ['chain', network] })
    }
    view.setState({ transactions })
  }

  const stopListening = store.subscribe(show)
  show()
  return stopListening
}

function isInBlock(state: TransactionProgress): boolean {
  return state.status === 'confirmed' || (state.status === 'failed' && state.receipt !== null)
}
