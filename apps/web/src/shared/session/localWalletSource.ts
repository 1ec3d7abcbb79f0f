/** The part of the local wallet that the page uses. */
interface PageWallet {
  /** Which of the page's two wallet objects belong to it: none that an extension already provides. */
  readonly injected: Promise<{ readonly zilPay: boolean; readonly arweaveWallet: boolean }>
  open(): void
  /** Is its window in front of the page? */
  isOpen(): boolean
}

/** Returns the local wallet of this page; undefined while another network is active. */
type GetWallet = () => PageWallet | undefined

/**
 * Gives access to the local wallet; only builds for the local network set it, at their start. This file is small, since
 * home loads it.
 */
export const localWalletSource: { getWallet: Promise<GetWallet> } = {
  getWallet: Promise.resolve(() => undefined),
}
