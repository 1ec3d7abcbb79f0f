import type { BrowserWalletKind, WalletAccount, WalletAdapter } from '@tyto/chain'

/** The browser wallet of this page. */
export interface WalletSession {
  /** Null until a wallet is connected, in this page or an earlier one. */
  readonly adapter: WalletAdapter | null
  /** The account that signs; null while the wallet is locked or gives no account. */
  readonly account: WalletAccount | null
  /** Was this account chosen in this page? False for the account of an earlier page. */
  readonly isChosenHere: boolean
  /** Another account was chosen in the wallet, which shows it only after `connect`. */
  readonly needsReconnect: boolean
  /** The answer of the wallet's own node to GetNetworkId; null where it gives none. */
  readonly chainId: number | 'asking' | null
  /**
   * `resuming`: restoring the connection of an earlier page. A kind of wallet: waiting for the person's answer in that
   * wallet.
   */
  readonly busy: 'resuming' | BrowserWalletKind | null
}

export const noWallet: WalletSession = {
  adapter: null,
  account: null,
  isChosenHere: false,
  needsReconnect: false,
  chainId: 'asking',
  busy: null,
}
