import type { BrowserWalletKind, ConnectCode, NetworkId, WalletAdapter } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { nextSession, noTickets, type Found, type SessionEffect, type SessionEvent } from './nextSession'
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

interface SessionOptions {
  readonly pages: WalletPages
  readonly clock: SessionClock
  readonly store: SessionStore
  readonly notify: SessionNotify
  readonly network: SessionNetwork
}

/** The connection of this page to a wallet of the browser. */
export interface Session {
  /**
   * Asks a wallet for the account; without a kind the one of this session, the only one, or the one that the person chooses. Says
   * the result, except after a success or when the person cancelled. Answers whether it is connected.
   */
  connect(wanted?: BrowserWalletKind): Promise<boolean>
  /** Stops waiting for a wallet; the request stays there. */
  cancel(): void
  detect(): Promise<boolean>
  /** Restores the connection of an earlier page, without opening any window. */
  resume(kind: BrowserWalletKind): Promise<void>
}

/** Joins the machine of the session with its effects: what is no longer waited for is let go. */
export function createSession({ pages, clock, store, notify, network }: SessionOptions): Session {
  const { wallet: held } = store
  let tickets = noTickets
  let asking: AbortController | null = null
  let stopFollowing = (): void => undefined
  let stopAwaiting = (): void => undefined

  /** Sends an event to the machine; answers when the work that it asks for is done. */
  function dispatch(event: SessionEvent): Promise<readonly unknown[]> {
    const before = held.getState()
    const { state, effects } = nextSession({ wallet: before, tickets }, event)
    if (state.tickets.left !== tickets.left) stopAwaiting()
    tickets = state.tickets
    if (state.wallet !== before) held.setState(state.wallet)
    return Promise.all(effects.map(perform))
  }

  function perform(effect: SessionEffect): unknown {
    switch (effect.kind) {
      case 'connect':
        return connect(effect)
      case 'resume':
        return resume(effect)
      case 'follow':
        return follow(effect.adapter)
      case 'askNetworkAnew':
        return network.askAnew()
      case 'awaitLate':
        return awaitLate(effect)
      case 'keep':
        return store.keep(effect.wallet)
      case 'endLogin':
        return store.endLogin()
      case 'sayRemoved':
        return notify.prepare().then(() => notify.say('removed', effect.wallet))
    }
  }

  /** Answers whether the wallet is connected now. */
  async function connect({
    ticket,
    wallet: kind,
  }: Extract<SessionEffect, { readonly kind: 'connect' }>): Promise<boolean> {
    asking = new AbortController()
    const { signal } = asking
    let silent: WalletAdapter | null = null
    try {
      await notify.prepare()
      const adapter = await pages.find(kind)
      let isGone = false
      const stopLooking = pages.whenWindowGoes(kind, () => {
        isGone = true
        asking?.abort()
      })
      const answer = await adapter.connect({ signal }).finally(stopLooking)
      if (answer.ok && !signal.aborted) {
        const connected = { adapter, account: answer.value, controller: store.controller() }
        void dispatch({ kind: 'connected', ticket, ...connected })
        return held.getState().adapter === adapter
      }
      if (!answer.ok && answer.code === 'WalletSilent') silent = adapter
      if (!answer.ok && (isGone || !signal.aborted)) notify.say(isGone ? 'gone' : answer.code, kind)
      return false
    } finally {
      asking = null
      void dispatch({ kind: 'notConnected', ticket, silent })
    }
  }

  /** A request that was left unanswered stays in the wallet: once it is approved there, the page is connected. */
  function awaitLate({ ticket, adapter }: Extract<SessionEffect, { readonly kind: 'awaitLate' }>): void {
    const stop = adapter.subscribe(({ account, isConnected }) => {
      if (account === null || !isConnected) return
      void dispatch({ kind: 'connectedLate', ticket, adapter, account, controller: store.controller() })
    })
    stopAwaiting = () => {
      stopAwaiting = () => undefined
      stop()
    }
  }

  async function resume({
    ticket,
    wallet: kind,
  }: Extract<SessionEffect, { readonly kind: 'resume' }>): Promise<void> {
    let found: Found | null = null
    try {
      found = await findEarlier(kind)
    } finally {
      void dispatch({ kind: 'resumed', ticket, found })
    }
  }

  async function findEarlier(kind: BrowserWalletKind): Promise<Found | null> {
    const adapter = await pages.find(kind)
    if (pages.isAbsent(kind)) return null
    const account = await adapter.resume()
    const { isUnlocked, isConnected, needsReconnect } = adapter.state()
    const isThere = await adapter.detect()
    const isNone = account === null && (!isThere || (isUnlocked && !isConnected))
    return isNone ? null : { adapter, account, needsReconnect }
  }

  function follow(adapter: WalletAdapter): void {
    stopFollowing()
    const stops = [
      adapter.subscribe((state) => void dispatch({ kind: 'changed', adapter, state })),
      held.subscribe(() => {
        if (held.getState().adapter !== adapter) stopFollowing()
      }),
      // Wallets send no event when their node is changed; but the person then comes back to this page, which gets the
      // focus.
      clock.onFocus(() => void network.ask()),
      // Nobody tells that its node answers again, either.
      clock.every(retryPause, () => {
        if (held.getState().chainId === null) void network.ask()
      }),
    ]
    network.onRemoved(() => void dispatch({ kind: 'removed', adapter }))
    stopFollowing = () => {
      stopFollowing = () => undefined
      for (const stop of stops) stop()
    }
    network.askAnew()
  }

  async function chooseKind(): Promise<BrowserWalletKind | null> {
    const { adapter } = held.getState()
    if (adapter !== null) return adapter.kind
    const [first, ...others] = await pages.offered()
    return others.length === 0 ? first : pages.choose()
  }

  return {
    connect: async (wanted) => {
      const kind = tickets.connecting === null ? (wanted ?? (await chooseKind())) : null
      if (tickets.connecting !== null || kind === null) return false
      const [isConnected] = await dispatch({ kind: 'connect', wallet: kind })
      return isConnected === true
    },
    cancel: () => asking?.abort(),
    detect: async () => {
      const [first] = await pages.offered()
      return (await pages.find(first)).detect()
    },
    resume: async (kind) => void (await dispatch({ kind: 'resume', wallet: kind, network: store.network() })),
  }
}
