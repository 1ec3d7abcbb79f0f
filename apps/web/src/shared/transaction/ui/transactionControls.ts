/** What a person can do with one transaction. */
export interface TransactionControls {
  /** On to the pill, while it goes on. */
  minimise(): void
  /** Closes what is over; it stays among the recent transactions. */
  putAway(): void
  /** The wallet is not waited for any longer. */
  stopWaiting(): void
  /** Asks the chain now. Answers whether a node answered. */
  checkAgain(): Promise<boolean>
  /** Does not look after it any longer. */
  dismiss(): void
  /** Opens the review once more with the same input; null where this page does not have it any more. */
  readonly reviewAgain: (() => void) | null
  /** The browser did not let the explorer's tab open. */
  readonly isExplorerBlocked: boolean
}
