import type { Address, Result } from '@tyto/primitives'
import type { TransactionRequest } from '../transaction/transactionRequest'
import type { NodeFacts } from './nodeFacts'
import type { WalletError, WalletErrorCode } from './WalletError'
import type { WalletGasPrice } from './walletGasPrice'

export type BrowserWalletKind = 'zilpay' | 'local'

/** The two generations of one wallet: ZilPay 1.x, and Bearby 2.x, which is its new name. */
export type ZilPayBrand = 'ZilPay' | 'Bearby'

export interface WalletAccount {
  readonly address: Address
  /** zil1... */
  readonly bech32: string
}

/** Where the wallet sends its transactions, as far as it says so. */
export interface WalletNetwork {
  /** The wallet's own word, a hint only: a private chain may read `mainnet`. */
  readonly name: 'mainnet' | 'testnet' | 'private' | null
  /** The answer of the wallet's node to GetNetworkId; null where it does not answer. */
  readonly chainId: number | null
  /** The wallet says that this site is not connected to it (any more), whatever else it shows. */
  readonly isRemoved: boolean
}

/** The state that a wallet shows at a moment, without asking anybody. */
export interface WalletState {
  /** Null while locked or not connected; with some wallets also after a change of account, until `connect`. */
  readonly account: WalletAccount | null
  readonly isConnected: boolean
  /** Does the wallet say that it is open? Some say false until the page is loaded again: never a gate. */
  readonly isUnlocked: boolean
  /** Another account was chosen in the wallet, which does not say which one until `connect` asks for it. */
  readonly needsReconnect: boolean
  readonly networkName: WalletNetwork['name']
}

export type ConnectCode = Exclude<WalletErrorCode, 'WalletNoPermission' | 'WalletInvalidAnswer'>

export interface ConnectOptions {
  /** Ends the waiting: the answer is `WalletSilent`. */
  readonly signal?: AbortSignal
  /** How long a person may take, in ms. Default 120,000. */
  readonly timeoutMs?: number
}

/** The end of a request to sign and send. */
export type SendOutcome =
  /** Signed and given to the node; 64 hex digits without 0x. */
  | { readonly kind: 'submitted'; readonly id: string }
  /** The person refused, as the wallet says. */
  | { readonly kind: 'rejected' }
  /** The wallet says in its own words that it did not take the request. */
  | { readonly kind: 'failed'; readonly error: WalletError }
  /** The wallet was asked for nothing: it is not there, or takes no such request. */
  | { readonly kind: 'notAsked'; readonly error: WalletError }
  /** The wallet's answer does not say whether anything was sent: the chain must be asked. */
  | { readonly kind: 'unclear'; readonly error: WalletError }

/** A browser wallet that signs and sends. Wallets behave differently; what stands here holds for all of them. */
export interface WalletAdapter {
  readonly kind: BrowserWalletKind
  /** Looks for the wallet: every 100 ms, ten times. */
  detect(): Promise<boolean>
  /** The account of a connection that was given before, without opening any window; null where there is none. */
  resume(): Promise<WalletAccount | null>
  /** Ends with the wallet's answer, or as soon as the wallet shows the account: some answer only by that. */
  connect(options?: ConnectOptions): Promise<Result<WalletAccount, ConnectCode>>
  /** The account as the wallet shows it now. */
  account(): WalletAccount | null
  state(): WalletState
  /** Asks the wallet's node for its chain id. Never rejects. */
  network(): Promise<WalletNetwork>
  /**
   * Asks the wallet's node, through the wallet, for the block in work and for the version of a contract; null where it
   * does not answer within 6 s. Never rejects.
   */
  nodeFacts(contract: Address | null): Promise<NodeFacts | null>
  /** The price that it pays for gas when it is asked for the network's minimum, in Li; wallets set the price themselves. */
  gasPrice(minimumLi: bigint): WalletGasPrice
  /** Calls back after each change of `state()`; answers the way to stop. Opens no window. */
  subscribe(listener: (state: WalletState) => void): () => void
  /** Never rejects, and may never settle: whoever calls it watches the chain meanwhile. */
  send(request: TransactionRequest): Promise<SendOutcome>
  /** Tells the wallet that this site is done, without waiting for it. */
  forget(): void
}
