/** The window in which the wallet's owner answers. */
export interface ApprovalSheet {
  /** Opens it, or leaves it open. It shows what waits, or the wallet's own page when nothing does. */
  show(): void
  /** Is it in front of the page? */
  isOpen(): boolean
  remove(): void
}
