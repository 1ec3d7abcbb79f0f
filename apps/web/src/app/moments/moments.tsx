import type { MomentProps, Moments, TogetherProps } from '../../shared/transaction/pending/ui/moments'
import type { StoredTransaction } from '../../shared/transaction/pending/storedTransaction'
import { nameOf } from '../../shared/transaction/action/nameOf'
import type { MomentKind } from '../../shared/identity/moment/defineMoment'
import { momentKinds } from './momentKinds'
import { MomentSave } from './MomentSave'
import { MomentSteps } from './MomentSteps'

const kinds = new Map(momentKinds.map((kind) => [kind.kind, kind]))

/** The moments of the app's transactions, for the dialog of their state. */
export const moments: Moments = { has: (transaction) => kindOf(transaction) !== null, Moment, Together }

/** The kind of the moment of a transaction in its present state; null if there is none. */
function kindOf({ moment, state }: StoredTransaction): MomentKind | null {
  const kind = moment === null ? undefined : kinds.get(moment.kind)
  if (!kind?.fits(moment)) return null
  const isNow = state.status === 'confirmed' || (kind.isEarly && state.status === 'submitted')
  return isNow ? kind : null
}

function Moment({ transaction, isNews, onClose }: MomentProps) {
  const { network, subject } = transaction
  const facts = {
    transaction,
    isNews,
    network,
    name: nameOf(subject),
    onClose,
    Steps: MomentSteps,
    SaveWallet: MomentSave,
  }
  return kindOf(transaction)?.draw(facts) ?? null
}

/** The sum of several transactions of one kind. */
function Together({ transactions, onClose }: TogetherProps) {
  const [first] = transactions
  return (first && kindOf(first)?.drawTogether(transactions, onClose)) ?? null
}
