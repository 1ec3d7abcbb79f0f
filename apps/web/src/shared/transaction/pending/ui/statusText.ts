import { textsOf } from '../../../i18n/translations'
import type { StoredTransaction } from '../storedTransaction'
import { equalOf, type TransactionProgress } from '../transactionMachine'
import { actionLabel } from '../../action/ui/actionLabel'

/** The label of the action; if the app no longer knows the action, the name of its transition. */
export function labelOf({ action, intent }: Pick<StoredTransaction, 'action' | 'intent'>): string {
  return actionLabel(action, intent.transition ?? action)
}

/** The heading of a state. The area `transaction` must be loaded. */
export function titleOf(state: TransactionProgress): string {
  const t = textsOf('transaction')
  if (equalOf(state) !== null) return t('question.title')
  if (state.status === 'rejected') return t(state.reason === 'byUser' ? 'rejected.title' : 'notTaken.title')
  return t(`${state.status}.title`)
}
