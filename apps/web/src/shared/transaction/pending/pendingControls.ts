/** The buttons for the transactions of this browser, by their keys. */
export interface PendingControls {
  /** Opens the status dialog. */
  show(key: string): void
  /** Closes the status dialog; the transaction continues. */
  minimise(): void
  stopWaiting(key: string): void
  /** Asks the chain now. Returns whether a node answered. */
  checkAgain(key: string): Promise<boolean>
  /** The person says whether the equal one that stands in a block is this one, or was sent from another device. */
  sayWhich(key: string, word: 'this' | 'other'): void
  /** Stops asking the chain about it; it stays among the last ten. */
  dismiss(key: string): void
  /** Opens the review of a stored transaction's action again, with the same input. */
  reviewAgain(key: string): Promise<void>
}
