import type { ComponentType } from 'react'
import type { StoredTransaction } from '../storedTransaction'

export interface MomentProps {
  readonly transaction: StoredTransaction
  /** Was the dialog open when it was confirmed? A receipt that is opened later stays. */
  readonly isNews: boolean
  /** Closes the dialog in which it stands. */
  readonly onClose: () => void
}

export interface TogetherProps extends Omit<MomentProps, 'transaction' | 'isNews'> {
  readonly transactions: readonly StoredTransaction[]
}

/** Draws the transactions that a person will remember; the dialog of a state shows this first. */
export interface Moments {
  /** Is there something to say in this state of the transaction? */
  has(transaction: StoredTransaction): boolean
  readonly Moment: ComponentType<MomentProps>
  /** The sum of several transactions that are one for a person; nothing where they are not. */
  readonly Together: ComponentType<TogetherProps>
}
