import type { AskedBefore } from '../review/askedBefore'
import { mayHaveGone } from './equalInDoubt'
import type { StoredTransaction } from './storedTransaction'
import { equalOf, idOf, isOpen } from './transactionMachine'

/** A stored transaction, as a review sees it. */
export function askedBefore(transaction: StoredTransaction): AskedBefore {
  const { key, action, input, network, intent, state, series } = transaction
  return {
    key,
    action,
    input,
    network,
    intent,
    id: idOf(state),
    series: series?.id ?? null,
    mayHaveGone: mayHaveGone(state),
    hasMoved: hasMoved(transaction),
    isUnanswered: isOpen(state) && idOf(state) === null && equalOf(state) === null,
  }
}

function hasMoved({ state, intent }: StoredTransaction): boolean {
  if (state.status === 'confirmed') return true
  // Another account's nonce is not this one's.
  if (state.status === 'strayed') return state.sender === intent.sender
  if (state.status === 'failed') return state.receipt !== null
  return isOpen(state) && (idOf(state) ?? equalOf(state)) !== null
}
