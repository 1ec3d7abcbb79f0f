import type { ComponentType } from 'react'
import type { StoredTransaction } from '../pending/storedTransaction'

export interface MomentProps {
  readonly transaction: StoredTransaction
  /** Closes the dialog in which it stands. */
  readonly onClose: () => void
}

/** What the app says of a transaction that a person will remember; the dialog of its state shows it first. */
export interface Moments {
  /** Is there something to say in this state of the transaction? */
  has(transaction: StoredTransaction): boolean
  readonly Moment: ComponentType<MomentProps>
}
