import type { PendingControls } from '../pendingControls'

/** The buttons for one transaction. */
export interface TransactionControls {
  /** Closes the dialog: an open transaction continues as a pill, a finished one stays among the recent transactions. */
  close(): void
  /** Stops waiting for the wallet. */
  stopWaiting(): void
  /** Asks the chain now. Returns whether a node answered. */
  checkAgain(): Promise<boolean>
  /** The equal one that stands in a block is this one, or another one. */
  answer(word: 'this' | 'other'): void
  /** Stops asking the chain about it. */
  dismiss(): void
  /** Opens the review again, with the same input. */
  reviewAgain(): void
}

/** The controls of the transaction with this key. */
export function controlsOf(runner: PendingControls, key: string): TransactionControls {
  return {
    close: () => runner.minimise(),
    stopWaiting: () => runner.stopWaiting(key),
    checkAgain: () => runner.checkAgain(key),
    answer: (word) => runner.sayWhich(key, word),
    dismiss: () => {
      runner.minimise()
      runner.dismiss(key)
    },
    reviewAgain: () => void runner.reviewAgain(key),
  }
}
