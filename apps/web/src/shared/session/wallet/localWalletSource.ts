/** The two objects of the local wallet, as extensions have them; one that its owner made absent is not there. */
export interface LocalWalletObjects {
  readonly zilPay?: unknown
  readonly arweaveWallet?: unknown
}

/** The part of the local wallet that the page uses. */
interface PageWallet {
  /** Resolves once the wallet is in the page. */
  readonly objects: Promise<LocalWalletObjects>
  open(): void
  /** Is its window in front of the page? */
  isOpen(): boolean
  /** Changes to the account with this index of its phrase. */
  become(account: number): void
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
