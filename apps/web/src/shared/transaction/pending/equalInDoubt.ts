import type { NetworkId } from '@tyto/chain'
import { isSameRequest, type AskedRequest } from '../review/sameRequest'
import type { StoredTransaction } from './storedTransaction'
import { isInDoubt, type TransactionProgress } from './transactionMachine'

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
export function mayHaveGone(state: TransactionProgress): boolean {
  return isInDoubt(state) || state.status === 'strayed'
}
