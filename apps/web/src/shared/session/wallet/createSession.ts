import type { BrowserWalletKind } from '@tyto/chain'
import { nextSession, noTickets, type SessionEvent } from './nextSession'
import { SessionEffects, type SessionOptions } from './sessionEffects'

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
  /**
   * Restores the connection of an earlier page, without opening any window. `wasAsked`: that page asked the wallet and went before
   * the answer, so that a later one is heard.
   */
  resume(kind: BrowserWalletKind, options?: { readonly wasAsked?: boolean }): Promise<void>
}

/** Joins the machine of the session with its effects: what is no longer waited for is let go. */
export function createSession(options: SessionOptions): Session {
  const { pages, store } = options
  let tickets = noTickets
  const effects = new SessionEffects(options, (event) => void dispatch(event))

  /** Sends an event to the machine; answers when the work that it asks for is done. */
  function dispatch(event: SessionEvent): Promise<readonly unknown[]> {
    const before = store.wallet.getState()
    const { state, effects: asked } = nextSession({ wallet: before, tickets }, event)
    if (state.tickets.left !== tickets.left) effects.stopAwaiting()
    tickets = state.tickets
    if (state.wallet !== before) store.wallet.setState(state.wallet)
    return Promise.all(asked.map((effect) => effects.perform(effect)))
  }

  // Whoever ends the session has stopped waiting for a wallet, too.
  store.onEnded(() => {
    effects.cancel()
    void dispatch({ kind: 'ended' })
  })

  async function chooseKind(): Promise<BrowserWalletKind | null> {
    const { adapter } = store.wallet.getState()
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
    cancel: () => effects.cancel(),
    detect: async () => {
      const [first] = await pages.offered()
      return (await pages.find(first)).detect()
    },
    resume: async (kind, { wasAsked = false } = {}) =>
      void (await dispatch({ kind: 'resume', wallet: kind, network: store.network(), wasAsked })),
  }
}
