import type { StorageWallet } from '@tyto/chain'
import { noStorage, type StorageSession } from './storageSession'

/** The storage wallet of this page, and the answers that are waited for: a late one changes nothing. */
export interface StorageState {
  readonly storage: StorageSession
  readonly lastTicket: number
  readonly connecting: number | null
  readonly resuming: number | null
  /** Of a request that was left unanswered and stays in its wallet. */
  readonly left: number | null
}

/** No answer is waited for. */
export const noTickets = { connecting: null, resuming: null, left: null } as const

export type StorageEvent =
  | { readonly kind: 'connect' }
  | {
      readonly kind: 'connected'
      readonly ticket: number
      readonly wallet: StorageWallet
      readonly address: string
    }
  /** `silent`: the wallet in which the request stays, since it was not answered. */
  | { readonly kind: 'notConnected'; readonly ticket: number; readonly silent: StorageWallet | null }
  /** A request that was left unanswered was approved in the wallet after all. */
  | {
      readonly kind: 'connectedLate'
      readonly ticket: number
      readonly wallet: StorageWallet
      readonly address: string
    }
  /** `isGone`: the wallet of before has left the page. */
  | { readonly kind: 'resume'; readonly isGone: boolean }
  /** `isKept`: the session that is to be restored has not ended meanwhile. */
  | {
      readonly kind: 'resumed'
      readonly ticket: number
      readonly wallet: StorageWallet
      readonly address: string | null
      readonly isKept: boolean
    }
  /** The person chose another account in the wallet, or disconnected there (null). */
  | { readonly kind: 'changed'; readonly wallet: StorageWallet; readonly address: string | null }
  | { readonly kind: 'disconnect' }
  /** The person has ended the session: what was asked before connects nobody. */
  | { readonly kind: 'ended' }

export type StorageEffect =
  | { readonly kind: 'connect'; readonly ticket: number }
  | { readonly kind: 'resume'; readonly ticket: number }
  | { readonly kind: 'follow'; readonly wallet: StorageWallet }
  /** Looks whether what was left unanswered is approved after all. */
  | { readonly kind: 'awaitLate'; readonly ticket: number; readonly wallet: StorageWallet }
  /** Keeps what the next load of the page restores. */
  | { readonly kind: 'keep'; readonly storage: boolean }
  | { readonly kind: 'removePermissions'; readonly wallet: StorageWallet }

export interface StorageStep {
  readonly state: StorageState
  readonly effects: readonly StorageEffect[]
}

/** Returns the next state, and what is to be done. */
export function nextStorage(state: StorageState, event: StorageEvent): StorageStep {
  const { storage, lastTicket } = state
  const ticket = lastTicket + 1
  switch (event.kind) {
    case 'connect':
      if (storage.isBusy) return stay(state)
      return {
        state: {
          // Whoever connects waits for no answer of before.
          ...noTickets,
          storage: { ...storage, isBusy: true },
          lastTicket: ticket,
          connecting: ticket,
        },
        effects: [{ kind: 'connect', ticket }],
      }
    case 'connected':
      return event.ticket === state.connecting
        ? enter({ ...state, connecting: null }, event.wallet, event.address)
        : stay(state)
    case 'notConnected':
      return event.ticket === state.connecting ? leave(state, event) : stay(state)
    case 'connectedLate': {
      if (event.ticket !== state.left) return stay(state)
      const heard = { ...state, left: null }
      return storage.wallet === null ? enter(heard, event.wallet, event.address) : stay(heard)
    }
    case 'resume':
      return {
        state: {
          ...state,
          storage: event.isGone ? { ...noStorage, isBusy: storage.isBusy } : storage,
          lastTicket: ticket,
          resuming: ticket,
        },
        effects: [{ kind: 'resume', ticket }],
      }
    case 'resumed': {
      if (event.ticket !== state.resuming) return stay(state)
      const over = { ...state, resuming: null }
      const isWanted = event.isKept && !storage.isBusy && storage.address === null
      return isWanted && event.address !== null ? enter(over, event.wallet, event.address) : stay(over)
    }
    case 'changed':
      if (event.wallet !== storage.wallet) return stay(state)
      return event.address === null
        ? forget(state)
        : stay({ ...state, storage: { ...storage, address: event.address } })
    case 'ended':
      return stay({ ...noTickets, storage: { ...storage, isBusy: false }, lastTicket })
    case 'disconnect': {
      const { state: forgot, effects } = forget({ ...state, resuming: null })
      const { wallet } = storage
      return wallet === null
        ? { state: forgot, effects }
        : { state: forgot, effects: [...effects, { kind: 'removePermissions', wallet }] }
    }
  }
}

/** There is no connection; the request may be approved later. */
function leave(
  { storage, ...state }: StorageState,
  { ticket, silent }: Extract<StorageEvent, { readonly kind: 'notConnected' }>,
): StorageStep {
  const over = { ...state, connecting: null, storage: { ...storage, isBusy: false } }
  if (silent === null) return stay(over)
  return { state: { ...over, left: ticket }, effects: [{ kind: 'awaitLate', ticket, wallet: silent }] }
}

function enter(state: StorageState, wallet: StorageWallet, address: string): StorageStep {
  return {
    state: { ...state, storage: { wallet, address, isBusy: false } },
    effects: [
      { kind: 'keep', storage: true },
      { kind: 'follow', wallet },
    ],
  }
}

/** In this page, and for its next load. */
function forget(state: StorageState): StorageStep {
  return { state: { ...state, storage: noStorage, left: null }, effects: [{ kind: 'keep', storage: false }] }
}

function stay(state: StorageState): StorageStep {
  return { state, effects: [] }
}
