import type { BrowserWalletKind, NetworkId, WalletAccount, WalletAdapter, WalletState } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { noWallet, type WalletSession } from './walletSession'

/** Which answers of wallets this page waits for. Ticket numbers never come twice, so that a late answer changes nothing. */
export interface Tickets {
  readonly last: number
  /** Of the wallet that is asked to connect. */
  readonly connecting: number | null
  /** Of the connection of an earlier page that is looked for. */
  readonly resuming: number | null
  /** Of a request that was left unanswered and stays in its wallet. */
  readonly left: number | null
}

export const noTickets: Tickets = { last: 0, connecting: null, resuming: null, left: null }

export interface SessionState {
  readonly wallet: WalletSession
  readonly tickets: Tickets
}

export type SessionEvent =
  /** The person connects a wallet. */
  | { readonly kind: 'connect'; readonly wallet: BrowserWalletKind }
  | (Connected & { readonly kind: 'connected'; readonly ticket: number })
  /** `silent`: the wallet in which the request stays, since it was not answered. */
  | { readonly kind: 'notConnected'; readonly ticket: number; readonly silent: WalletAdapter | null }
  /** A request that was left unanswered was approved in the wallet after all. */
  | (Connected & { readonly kind: 'connectedLate'; readonly ticket: number })
  /** A page looks for the wallet of an earlier one, or for one that the earlier one has asked. `network`: the one of the app. */
  | {
      readonly kind: 'resume'
      readonly wallet: BrowserWalletKind
      readonly network: NetworkId
      readonly wasAsked: boolean
    }
  /** `asked`: the wallet in which a request of the earlier page may still be; null for none. `isApproved`: what it had asked was approved. */
  | {
      readonly kind: 'resumed'
      readonly ticket: number
      readonly found: Found | null
      readonly isApproved: boolean
      readonly asked: WalletAdapter | null
    }
  /** The person has ended the session: what was asked before connects nobody. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'changed'; readonly adapter: WalletAdapter; readonly state: WalletState }
  /** The person took this site out of the wallet's list: it says so only where it is asked. */
  | { readonly kind: 'removed'; readonly adapter: WalletAdapter }

interface Connected {
  readonly adapter: WalletAdapter
  readonly account: WalletAccount
  /** The account that controls the log-in; null without one. */
  readonly controller: Address | null
}

export interface Found {
  readonly adapter: WalletAdapter
  readonly account: WalletAccount | null
  readonly needsReconnect: boolean
}

export type SessionEffect =
  | { readonly kind: 'connect'; readonly ticket: number; readonly wallet: BrowserWalletKind }
  | {
      readonly kind: 'resume'
      readonly ticket: number
      readonly wallet: BrowserWalletKind
      readonly wasAsked: boolean
    }
  /** Listens to the wallet, and asks it for its network. */
  | { readonly kind: 'follow'; readonly adapter: WalletAdapter }
  | { readonly kind: 'askNetworkAnew' }
  /** Listens whether what was left unanswered is approved after all. */
  | { readonly kind: 'awaitLate'; readonly ticket: number; readonly adapter: WalletAdapter }
  /** Keeps what the next load of the page restores. */
  | { readonly kind: 'keep'; readonly wallet: BrowserWalletKind | null }
  /** No wallet has a request of this tab any more. */
  | { readonly kind: 'keepNoneAsked' }
  /** The log-in was with another account. */
  | { readonly kind: 'endLogin' }
  | { readonly kind: 'sayRemoved'; readonly wallet: BrowserWalletKind }

export interface SessionStep {
  readonly state: SessionState
  readonly effects: readonly SessionEffect[]
}

/** Returns the next state, and what is to be done. */
export function nextSession(state: SessionState, event: SessionEvent): SessionStep {
  const { wallet, tickets } = state
  switch (event.kind) {
    case 'connect':
      return tickets.connecting === null ? connect(state, event.wallet) : stay(state)
    case 'connected':
      if (event.ticket !== tickets.connecting) return stay(state)
      return enter({ wallet: { ...wallet, busy: null }, tickets: { ...tickets, connecting: null } }, event)
    case 'notConnected': {
      const { ticket, silent } = event
      if (ticket !== tickets.connecting) return stay(state)
      const over = { wallet: { ...wallet, busy: null }, tickets: { ...tickets, connecting: null } }
      if (silent === null) return { state: over, effects: [{ kind: 'keepNoneAsked' }] }
      return {
        state: { ...over, tickets: { ...over.tickets, left: ticket } },
        effects: [{ kind: 'awaitLate', ticket, adapter: silent }],
      }
    }
    case 'connectedLate': {
      if (event.ticket !== tickets.left) return stay(state)
      const heard = { wallet, tickets: { ...tickets, left: null } }
      return wallet.adapter === null
        ? enter(heard, event)
        : { state: heard, effects: [{ kind: 'keepNoneAsked' }] }
    }
    case 'resume':
      return resume(state, event)
    case 'resumed':
      return event.ticket === tickets.resuming ? resumed(state, event) : stay(state)
    case 'ended':
      return stay({ wallet: { ...wallet, busy: null }, tickets: { ...noTickets, last: tickets.last } })
    case 'changed':
      return wallet.adapter === event.adapter ? follow(state, event.state) : stay(state)
    case 'removed': {
      if (wallet.adapter !== event.adapter) return stay(state)
      const { state: forgot, effects } = forget(state)
      return { state: forgot, effects: [...effects, { kind: 'sayRemoved', wallet: event.adapter.kind }] }
    }
  }
}

function connect({ wallet, tickets }: SessionState, kind: BrowserWalletKind): SessionStep {
  const ticket = tickets.last + 1
  // Whoever connects waits for no answer of before.
  const asked = { last: ticket, connecting: ticket, resuming: null, left: null }
  return {
    state: { wallet: { ...wallet, busy: kind }, tickets: asked },
    effects: [{ kind: 'connect', ticket, wallet: kind }],
  }
}

function resume(
  { wallet: before, tickets }: SessionState,
  { wallet: kind, network, wasAsked }: Extract<SessionEvent, { readonly kind: 'resume' }>,
): SessionStep {
  // The local wallet leaves the page when another network is chosen.
  const isLeaving = before.adapter?.kind === 'local' && network !== 'local'
  if (tickets.connecting !== null || (before.adapter !== null && !isLeaving))
    return stay({ wallet: before, tickets })
  const ticket = tickets.last + 1
  return {
    state: {
      wallet: { ...(isLeaving ? noWallet : before), busy: 'resuming' },
      tickets: { ...tickets, last: ticket, resuming: ticket },
    },
    effects: [{ kind: 'resume', ticket, wallet: kind, wasAsked }],
  }
}

function resumed(
  { wallet, tickets }: SessionState,
  { ticket, found, isApproved, asked }: Extract<SessionEvent, { readonly kind: 'resumed' }>,
): SessionStep {
  const over = { ...tickets, resuming: null }
  const free = { ...wallet, busy: null }
  if (found !== null) {
    const { adapter } = found
    const kept = [{ kind: 'keep', wallet: adapter.kind }, { kind: 'keepNoneAsked' }] as const
    return {
      state: { wallet: { ...free, ...found, chainId: 'asking' }, tickets: over },
      effects: [...(isApproved ? kept : []), { kind: 'follow', adapter }],
    }
  }
  if (asked === null) return stay({ wallet: free, tickets: over })
  return {
    state: { wallet: free, tickets: { ...over, left: ticket } },
    effects: [{ kind: 'awaitLate', ticket, adapter: asked }],
  }
}

function enter({ wallet, tickets }: SessionState, { adapter, account, controller }: Connected): SessionStep {
  const before = wallet.adapter
  // A log-in goes on with another wallet only if that has the same account.
  const isOther = before !== null && before.kind !== adapter.kind && controller !== null
  const entered = { adapter, account, isChosenHere: true, needsReconnect: false, chainId: 'asking' } as const
  return {
    state: { wallet: { ...wallet, ...entered }, tickets },
    effects: [
      ...(isOther && controller !== account.address ? [{ kind: 'endLogin' } as const] : []),
      { kind: 'keep', wallet: adapter.kind },
      { kind: 'keepNoneAsked' },
      { kind: 'follow', adapter },
    ],
  }
}

function follow(
  state: SessionState,
  { account, isConnected, isUnlocked, needsReconnect }: WalletState,
): SessionStep {
  // The person disconnected this site in the wallet.
  if (isUnlocked && !isConnected) return forget(state)
  const isSame = account?.address === state.wallet.account?.address
  const chosen = isSame ? {} : { account, isChosenHere: true }
  return {
    state: { ...state, wallet: { ...state.wallet, needsReconnect, ...chosen } },
    effects: [{ kind: 'askNetworkAnew' }],
  }
}

/** In this page, and for its next load. */
function forget({ wallet: { busy }, tickets }: SessionState): SessionStep {
  return { state: { wallet: { ...noWallet, busy }, tickets }, effects: [{ kind: 'keep', wallet: null }] }
}

function stay(state: SessionState): SessionStep {
  return { state, effects: [] }
}
