import { localAccount } from '../base/testAccounts'
import type { WalletState } from '../base/walletState'
import type { WalletStore } from '../base/walletStore'
import { Emitter } from './emitter'
import type { ZilPayBuild } from '../base/requests'

/** The account as the page sees it. */
export interface ZilPayAccount {
  readonly base16: string
  readonly bech32: string
}

interface PageStateOptions {
  readonly store: WalletStore
  readonly host: string
  readonly build: ZilPayBuild
  /** URL of the node of the private network. */
  readonly nodeUrl: string
}

/**
 * The state of the wallet as the page knows it. It begins empty, learns the state a moment after the object is there, and follows
 * it from then on: the classic build faithfully, Bearby with its faults.
 */
export class PageState {
  isEnable = false
  isConnect = false
  net = 'mainnet'
  http: string | null = null
  account: ZilPayAccount | null = null
  readonly accounts = new Emitter<ZilPayAccount | null>()
  readonly networks = new Emitter<string>()

  readonly #options: PageStateOptions
  #before: WalletState
  #stop = (): void => undefined

  constructor(options: PageStateOptions) {
    this.#options = options
    this.#before = options.store.state()
  }

  /** The wallet's answer to the page's first question. */
  arrive(): void {
    const { store } = this.#options
    this.#before = store.state()
    this.#readAll(this.#before)
    this.#stop = store.subscribe(() => this.#follow(store.state()))
  }

  stop(): void {
    this.#stop()
  }

  /** Is the page allowed to see the account? As the wallet itself knows it. */
  get allowed(): boolean {
    return this.#options.store.state().hosts.includes(this.#options.host)
  }

  /** May the page see the account in use? Bearby asks once more for an account that came later than the connection. */
  get allowsAccount(): boolean {
    const { account, newAccounts } = this.#options.store.state()
    return this.allowed && (this.#options.build === 'classic' || !newAccounts.includes(account))
  }

  /** Is a chain of another family chosen, so that Bearby has no account for this page? */
  get isElsewhere(): boolean {
    return this.#options.build === 'bearby' && this.#options.store.state().network === 'ethereum'
  }

  get locked(): boolean {
    return this.#options.store.state().locked
  }

  /** The account in use, whoever may see it. */
  get chosen(): ZilPayAccount {
    return accountOf(this.#options.store.state())
  }

  /** Every connect tells the page the account again. */
  connected(): void {
    this.isConnect = true
    this.account = accountOf(this.#options.store.state())
    this.accounts.next(this.account)
  }

  disconnected(): void {
    this.isConnect = false
    this.account = null
  }

  #readAll(state: WalletState): void {
    this.isEnable = !state.locked
    this.isConnect = this.allowed
    this.account = this.isConnect && !state.locked ? accountOf(state) : null
    this.#readNetwork(state)
  }

  #readNetwork({ network }: WalletState): void {
    const { build, nodeUrl } = this.#options
    const isOwnNode = network === 'private' || network === 'ethereum'
    // Bearby knows two names only, and calls what has no testnet flag mainnet.
    if (network === 'testnet' || network === 'mainnet') this.net = network
    else this.net = build === 'bearby' ? 'mainnet' : 'private'
    this.http = isOwnNode ? nodeUrl : null
  }

  #follow(after: WalletState): void {
    const before = this.#before
    this.#before = after
    const changed = { lock: before.locked !== after.locked, account: before.account !== after.account }
    if (this.#options.build === 'bearby') {
      this.#followAsBearby(after, changed)
      return
    }
    const lostPermission = this.isConnect && !this.allowed
    this.#readAll(after)
    if ((changed.lock || changed.account || lostPermission) && (this.isConnect || lostPermission)) {
      this.accounts.next(this.account)
    }
    if (before.network !== after.network) this.networks.next(this.net)
  }

  /**
   * Bearby's page has it upside down: it loses the account when one is chosen or the wallet is unlocked, without
   * telling anybody, and is told the account when the wallet is locked. Whether the wallet is open and which network
   * it is on, it learns at load only.
   */
  #followAsBearby(after: WalletState, changed: { readonly lock: boolean; readonly account: boolean }): void {
    if (!this.isConnect) return
    if (changed.lock && after.locked) {
      this.account = accountOf(after)
      this.accounts.next(this.account)
    } else if (changed.lock || changed.account) {
      this.account = null
    }
  }
}

function accountOf({ account }: WalletState): ZilPayAccount {
  const { base16, bech32 } = localAccount(account)
  return { base16, bech32 }
}
