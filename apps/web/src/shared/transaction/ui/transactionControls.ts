import type { TransactionRunner } from '../transactionRunner'

/** What a person can do with one transaction. */
export interface TransactionControls {
  /** Closes the dialog: what goes on goes on, as a pill; what is over stays among the recent transactions. */
  close(): void
  /** The wallet is not waited for any longer. */
  stopWaiting(): void
  /** Asks the chain now. Answers whether a node answered. */
  checkAgain(): Promise<boolean>
  /** The chain is not asked about it any longer. */
  dismiss(): void
  /** Opens the review once more, with the same input. */
  reviewAgain(): void
}

/** The controls of the transaction of a key. */
export function controlsOf(runner: TransactionRunner, key: string): TransactionControls {
  return {
    close: () => runner.minimise(),
    stopWaiting: () => runner.stopWaiting(key),
    checkAgain: () => runner.checkAgain(key),
    dismiss: () => {
      runner.minimise()
      runner.dismiss(key)
    },
    reviewAgain: () => void runner.reviewAgain(key),
  }
}
