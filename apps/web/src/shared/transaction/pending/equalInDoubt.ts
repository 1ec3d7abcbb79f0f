import type { Intent, NetworkId } from '@tyto/chain'
import { isInDoubt, type TransactionProgress } from './transactionMachine'
import type { StoredTransaction } from './storedTransaction'

/** A request that somebody is about to send, or has sent. */
export type AskedRequest = Pick<StoredTransaction, 'action' | 'input' | 'network' | 'intent'>

/**
 * Do two requests ask for the same? The same call of the same account is, whatever bounds the market gave it; so is the same
 * input of the same action: keys and documents are made anew each time.
 */
export function isSameRequest(a: AskedRequest, b: AskedRequest): boolean {
  if (a.network !== b.network || a.intent.sender !== b.intent.sender) return false
  return (a.action === b.action && a.input === b.input) || isSameCall(a.intent, b.intent)
}

function isSameCall(a: Intent, b: Intent): boolean {
  return a.kind === b.kind && a.to === b.to && a.amount === b.amount && a.likeness === b.likeness
}

/** Those that may still go, have gone, or have strayed, and ask for the same. */
export function equalInDoubt(
  request: AskedRequest,
  transactions: readonly StoredTransaction[],
): readonly StoredTransaction[] {
  return transactions.filter((each) => mayHaveGone(each.state) && isSameRequest(request, each))
}

/** The same of what a form has; before there is a request nothing else is known of it. */
export function equalInputInDoubt(
  form: { readonly action: string; readonly input: string; readonly network: NetworkId },
  transactions: readonly StoredTransaction[],
): StoredTransaction | null {
  const isSame = ({ action, input, network }: StoredTransaction) =>
    action === form.action && input === form.input && network === form.network
  return transactions.find((each) => mayHaveGone(each.state) && isSame(each)) ?? null
}

/** May it still go, or did the wallet send something in its place? Then money has moved, and a second one is more. */
function mayHaveGone(state: TransactionProgress): boolean {
  return isInDoubt(state) || state.status === 'strayed'
}
