import type { PendingNeeds } from './pendingNeeds'
import type { TransactionProgress } from './transactionMachine'

/**
 * Keeps the screens up to date with the stored transactions. After each result from the chain, all data that were read
 * from that chain are read again. Returns the function that stops it.
 */
export function showTransactions({
  store,
  view,
  queries,
}: Pick<PendingNeeds, 'store' | 'view' | 'queries'>): () => void {
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
