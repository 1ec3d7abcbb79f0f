import type { StoredTransaction } from './storedTransaction'

/**
 * The requests from before that may still lie in the wallet, oldest first: asked for by the same account on the same
 * network, without an answer of the wallet. It asks for these too.
 */
export function waitingBefore(
  { key, network, intent }: StoredTransaction,
  transactions: readonly StoredTransaction[],
): readonly StoredTransaction[] {
  return transactions
    .filter(
      (each) =>
        each.key !== key &&
        each.network === network &&
        each.intent.sender === intent.sender &&
        each.intent.time <= intent.time &&
        isUnanswered(each),
    )
    .toSorted((a, b) => a.intent.time - b.intent.time)
}

function isUnanswered({ state }: StoredTransaction): boolean {
  if (state.status === 'awaiting') return true
  return state.status === 'unknown' && state.id === null && state.cause !== 'unclear'
}
