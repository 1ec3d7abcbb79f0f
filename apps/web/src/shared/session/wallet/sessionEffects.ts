import type { BrowserWalletKind, ConnectCode, NetworkId, WalletAdapter } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import type { Found, SessionEffect, SessionEvent } from './nextSession'
import type { WalletSession } from './walletSession'

/** Pause before a wallet that did not say its network is asked again, in ms. */
const retryPause = 5_000

/** The wallets of this page. */
export interface WalletPages {
  /** The adapter of a wallet, once the local wallet had the time to come into the page. */
  find(kind: BrowserWalletKind): Promise<WalletAdapter>
  /** The wallets that are offered, the extension first. */
  offered(): Promise<readonly [BrowserWalletKind, ...BrowserWalletKind[]]>
  /** Asks the person which of several. */
  choose(): Promise<BrowserWalletKind | null>
  /** Is there nothing behind this adapter, since the local wallet is not in the page? */
  isAbsent(kind: BrowserWalletKind): boolean
  /** Calls back once the wallet's window was in front of the page and is no more. */
  whenWindowGoes(kind: BrowserWalletKind, listener: () => void): () => void
}

export interface SessionClock {
  /** Answers the way to stop. */
  every(ms: number, work: () => void): () => void
  /** Calls back when the person comes back to the page. */
  onFocus(work: () => void): () => void
}

export interface SessionStore {
  /** The state that the page draws: `useWallet`. */
  readonly wallet: {
    getState(): WalletSession
    setState(change: Partial<WalletSession>): void
    subscribe(listener: () => void): () => void
  }
  /** The network of the app. */
  network(): NetworkId
  /** The account that controls the log-in; null without one. */
  controller(): Address | null
  endLogin(): void
  keep(wallet: BrowserWalletKind | null): void
  /** Notes for the next load of this tab which wallet has a request that is not answered; null for none. */
  keepAsked(wallet: BrowserWalletKind | null): void
  /** Calls back when the person ends the session. */
  onEnded(listener: () => void): void
}

/** Says why there is no connection. */
export interface SessionNotify {
  /** Its texts are loaded before a wallet is asked. */
  prepare(): Promise<void>
  say(code: ConnectCode | 'gone' | 'removed', wallet: BrowserWalletKind): void
}

/** Asks the wallet of the page for its network (`askNetwork`). */
export interface SessionNetwork {
  ask(): Promise<unknown>
  askAnew(): void
  onRemoved(listener: () => void): void
}

export interface SessionOptions {
  readonly pages: WalletPages
  readonly clock: SessionClock
  readonly store: SessionStore
  readonly notify: SessionNotify
  readonly network: SessionNetwork
}

type EffectOf<Kind extends SessionEffect['kind']> = Extract<SessionEffect, { readonly kind: Kind }>

/** Does what the machine of the session asks for, and tells it how each ended. */
export class SessionEffects {
  readonly #options: SessionOptions
  readonly #dispatch: (event: SessionEvent) => unknown
  #asking: AbortController | null = null
  #stopFollowing: () => void = nothing
  #stopAwaiting: () => void = nothing

  constructor(options: SessionOptions, dispatch: (event: SessionEvent) => unknown) {
    this.#options = options
    this.#dispatch = dispatch
  }

  /** Stops waiting for the wallet that is asked to connect. */
  cancel(): void {
    this.#asking?.abort()
  }

  /** Listens no longer whether a request that was left unanswered is approved. */
  stopAwaiting(): void {
    this.#stopAwaiting()
    this.#stopAwaiting = nothing
  }

  perform(effect: SessionEffect): unknown {
    const { network, notify, store } = this.#options
    switch (effect.kind) {
      case 'connect':
        return this.#connect(effect)
      case 'resume':
        return this.#resume(effect)
      case 'follow':
        return this.#follow(effect.adapter)
      case 'askNetworkAnew':
        return network.askAnew()
      case 'awaitLate':
        return this.#awaitLate(effect)
      case 'keep':
        return store.keep(effect.wallet)
      case 'keepNoneAsked':
        return store.keepAsked(null)
      case 'endLogin':
        return store.endLogin()
      case 'sayRemoved':
        return notify.prepare().then(() => notify.say('removed', effect.wallet))
    }
  }

  /** Answers whether the wallet is connected now. */
  async #connect({ ticket, wallet: kind }: EffectOf<'connect'>): Promise<boolean> {
    const { pages, store, notify } = this.#options
    const asking = new AbortController()
    this.#asking = asking
    const { signal } = asking
    let silent: WalletAdapter | null = null
    try {
      await notify.prepare()
      const adapter = await pages.find(kind)
      if (signal.aborted) return false
      store.keepAsked(kind)
      let isGone = false
      const stopLooking = pages.whenWindowGoes(kind, () => {
        isGone = true
        this.cancel()
      })
      const answer = await adapter.connect({ signal }).finally(stopLooking)
      if (answer.ok && !signal.aborted) {
        const connected = { adapter, account: answer.value, controller: store.controller() }
        this.#dispatch({ kind: 'connected', ticket, ...connected })
        return store.wallet.getState().adapter === adapter
      }
      if (!answer.ok && answer.code === 'WalletSilent') silent = adapter
      if (!answer.ok && (isGone || !signal.aborted)) notify.say(isGone ? 'gone' : answer.code, kind)
      return false
    } finally {
      if (this.#asking === asking) this.#asking = null
      this.#dispatch({ kind: 'notConnected', ticket, silent })
    }
  }

  /** A request that was left unanswered stays in the wallet: once it is approved there, the page is connected. */
  #awaitLate({ ticket, adapter }: EffectOf<'awaitLate'>): void {
    this.#stopAwaiting = adapter.subscribe(({ account, isConnected }) => {
      if (account === null || !isConnected) return
      const controller = this.#options.store.controller()
      this.#dispatch({ kind: 'connectedLate', ticket, adapter, account, controller })
    })
  }

  async #resume({ ticket, wallet: kind, wasAsked }: EffectOf<'resume'>): Promise<void> {
    const { pages } = this.#options
    let found: Found | null = null
    let asked: WalletAdapter | null = null
    try {
      found = await findEarlier(pages, kind)
      if (wasAsked && !isApproved(found)) {
        found = null
        asked = pages.isAbsent(kind) ? null : await pages.find(kind)
      }
    } finally {
      this.#dispatch({ kind: 'resumed', ticket, found, isApproved: wasAsked && found !== null, asked })
    }
  }

  #follow(adapter: WalletAdapter): void {
    this.#stopFollowing()
    const { clock, network, store } = this.#options
    const { wallet: held } = store
    const stops = [
      adapter.subscribe((state) => this.#dispatch({ kind: 'changed', adapter, state })),
      held.subscribe(() => {
        if (held.getState().adapter !== adapter) this.#stopFollowing()
      }),
      // Wallets send no event when their node is changed; but the person then comes back to this page, which gets the
      // focus.
      clock.onFocus(() => void network.ask()),
      // Nobody tells that its node answers again, either.
      clock.every(retryPause, () => {
        if (held.getState().chainId === null) void network.ask()
      }),
    ]
    network.onRemoved(() => this.#dispatch({ kind: 'removed', adapter }))
    this.#stopFollowing = () => {
      this.#stopFollowing = nothing
      for (const stop of stops) stop()
    }
    network.askAnew()
  }
}

/** The connection of an earlier page; null where its wallet has none any more. */
async function findEarlier(pages: WalletPages, kind: BrowserWalletKind): Promise<Found | null> {
  const adapter = await pages.find(kind)
  if (pages.isAbsent(kind)) return null
  const account = await adapter.resume()
  const { isUnlocked, isConnected, needsReconnect } = adapter.state()
  const isThere = await adapter.detect()
  const isNone = account === null && (!isThere || (isUnlocked && !isConnected))
  return isNone ? null : { adapter, account, needsReconnect }
}

/** Only an account that is connected shows that the person approved: what is open in a locked wallet, it tells nobody. */
function isApproved(found: Found | null): boolean {
  return found !== null && found.account !== null && found.adapter.state().isConnected
}

function nothing(): void {
  // There is nothing to stop.
}
