/** What the page asks of the local wallet. */
interface PageWallet {
  /** Which of the page's two wallets are its own: none of whose name an extension has. */
  readonly injected: Promise<{ readonly zilPay: boolean; readonly arweaveWallet: boolean }>
  open(): void
}

/** Gives the local wallet of this page; undefined while another network is active. */
type GetWallet = () => PageWallet | undefined

/** Where the local wallet comes from: the entry says so, in builds for the local network. Small: it is loaded on home. */
export const localWalletSource: { getWallet: Promise<GetWallet> } = {
  getWallet: Promise.resolve(() => undefined),
}
