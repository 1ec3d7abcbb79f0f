/** The window in which the wallet's owner answers. */
export interface ApprovalSheet {
  /** Opens it, or leaves it open. It shows what waits, or the wallet's own page when nothing does. */
  show(): void
  remove(): void
}
