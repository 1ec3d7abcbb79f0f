import type { ComponentType } from 'react'
import type { StoredTransaction } from '../storedTransaction'

export interface MomentProps {
  readonly transaction: StoredTransaction
  /** Closes the dialog in which it stands. */
  readonly onClose: () => void
}

export interface TogetherProps extends Omit<MomentProps, 'transaction'> {
  readonly transactions: readonly StoredTransaction[]
}

/** What the app says of a transaction that a person will remember; the dialog of its state shows it first. */
export interface Moments {
  /** Is there something to say in this state of the transaction? */
  has(transaction: StoredTransaction): boolean
  readonly Moment: ComponentType<MomentProps>
  /** What several transactions achieved that are one for a person, in all; nothing where they are not. */
  readonly Together: ComponentType<TogetherProps>
}
