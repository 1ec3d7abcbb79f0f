import type { Ask } from '../base/asking'
import type { RequestContent, SentReceipt, ZilPayBuild } from '../base/requests'
import { hasFavicon, never, type WalletWindow } from '../base/walletWindow'
import type { BlockNotice, BlockWatch } from './blockWatch'
import { Emitter, type Observable } from './emitter'
import type { PageState, ZilPayAccount } from './pageState'
import { AssertionError, signNotConnected, texts } from './texts'
import { fillSent, ZilPayTransaction, requestedTransaction } from './transaction'

/** A signed message; hex without `0x`. */
export interface SignedMessage {
  readonly signature: string
  readonly message: string
  readonly publicKey: string
}

export interface ZilPayWalletOptions {
  readonly window: WalletWindow
  readonly page: PageState
  readonly build: ZilPayBuild
  readonly ask: Ask
  readonly blocks: BlockWatch
  /** Never asks the owner, and so never answers. */
  readonly silent: boolean
  /** Forgets the connection of this page's host. */
  readonly forget: () => void
  /** Hashes watched through `addTransactionsQueue` and `observableTransaction`. */
  readonly watched: Set<string>
}

/** `window.zilPay.wallet`. Its properties are live getters on the class: a spread or JSON copies nothing. */
export class ZilPayWallet {
  readonly #options: ZilPayWalletOptions

  constructor(options: ZilPayWalletOptions) {
    this.#options = options
  }

  get isEnable(): boolean {
    return this.#options.page.isEnable
  }
  get isConnect(): boolean {
    return this.#options.page.isConnect
  }
  get net(): string {
    return this.#options.page.net
  }
  get http(): string | null {
    return this.#options.page.http
  }
  get defaultAccount(): ZilPayAccount | null {
    return this.#options.page.account
  }
  get txns(): Set<string> {
    return this.#options.watched
  }

  /**
   * True once the owner allows it; false when refused, and from Bearby also at once or after the approval where it has
   * no account of Zilliqa to give. Pending for ever when the window is closed.
   */
  async connect(): Promise<boolean> {
    const { window, page, build, ask, silent } = this.#options
    if (!hasFavicon(window)) throw new Error(texts[build].favicon)
    if (silent) return never()
    if (page.locked && build === 'bearby') return rejectWithText(texts.bearby.locked)
    if (!page.allowsAccount || page.locked) {
      const answer = await ask({ kind: 'connect' }, window.location.hostname)
      if (answer.kind === 'rejected') return false
    }
    if (page.isElsewhere) {
      page.disconnected()
      return false
    }
    page.connected()
    return true
  }

  /** Bearby has nobody to hear this: its promise never settles and nothing changes. */
  async disconnect(): Promise<null> {
    const { build, page, forget } = this.#options
    if (build === 'bearby') return never()
    page.disconnected()
    forget()
    return null
  }

  /** Signs a text, or signs and broadcasts a transaction. Refusals reject with a plain string, not an `Error`. */
  async sign(given: string | ZilPayTransaction): Promise<SignedMessage | ZilPayTransaction> {
    if (typeof given === 'string') {
      const signed = await this.#askOwner({ kind: 'message', text: given })
      return signed as SignedMessage
    }
    if (given instanceof ZilPayTransaction) return this.submit(given)
    throw new TypeError('sign takes a text or a transaction of zilPay.transactions')
  }

  /** The way of every transaction, from `sign`, `contract.call`, `deploy` and `createTransaction`. */
  async submit(transaction: ZilPayTransaction): Promise<ZilPayTransaction> {
    const { build } = this.#options
    const requested = requestedTransaction(transaction)
    const sent = (await this.#askOwner({ kind: 'transaction', build, transaction: requested })) as SentReceipt
    fillSent(transaction, sent, build)
    if (requested.code !== '') {
      transaction.ContractAddress = build === 'bearby' ? 'undefined' : (sent.ContractAddress ?? undefined)
    }
    return transaction
  }

  observableAccount(): Observable<ZilPayAccount | null> {
    const { page } = this.#options
    this.#assertLive()
    return page.accounts.observable((listener) => listener(page.account))
  }

  observableNetwork(): Observable<string> {
    this.#assertLive()
    return this.#options.page.networks.observable()
  }

  observableBlock(): Observable<BlockNotice> {
    const { blocks } = this.#options
    this.#assertLive()
    return this.#inClassicOnly(blocks.blocks)
  }

  observableTransaction(...hashes: readonly string[]): Observable<string> {
    const { blocks } = this.#options
    this.#assertLive()
    this.addTransactionsQueue(...hashes)
    return this.#inClassicOnly(blocks.hashes)
  }

  addTransactionsQueue(...hashes: readonly string[]): string[] {
    const { watched } = this.#options
    for (const hash of hashes) watched.add(hash.toLowerCase().replace('0x', ''))
    return [...watched]
  }

  /** Nothing of Bearby sends these: who subscribes there waits in vain. */
  #inClassicOnly<T>(subject: Emitter<T>): Observable<T> {
    if (this.#options.build === 'bearby') return new Emitter<T>().observable()
    return subject.observable(() => this.#options.blocks.start())
  }

  #assertLive(): void {
    const { build, page } = this.#options
    const wrong = page.isEnable ? (page.isConnect ? undefined : signNotConnected) : texts.classic.locked
    if (wrong === undefined) return
    throw build === 'classic' ? new AssertionError(wrong) : new Error(wrong)
  }

  async #askOwner(content: RequestContent): Promise<unknown> {
    const { window, page, build, ask, silent } = this.#options
    if (!hasFavicon(window)) throw new Error(texts[build].favicon)
    if (!page.isConnect) throw new Error(signNotConnected)
    if (silent) return never()
    if (page.locked && build === 'bearby') return rejectWithText(texts.bearby.locked)
    const answer = await ask(content, window.location.hostname)
    return answer.kind === 'approved' ? answer.result : rejectWithText(texts[build].rejected)
  }
}

/** Bearby's page also has these two, and they hang. */
export class BearbyWallet extends ZilPayWallet {
  encrypt(): Promise<never> {
    return never()
  }
  decrypt(): Promise<never> {
    return never()
  }
}

/** As the wallets do it: the reason of the rejection is the text itself. */
function rejectWithText(text: string): Promise<never> {
  return Promise.reject(text as unknown as Error)
}
