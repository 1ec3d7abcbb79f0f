import { parseRequests, type WalletRequest } from './requests'
import { parseWalletState, type WalletState } from './walletState'
import type { WalletWindow } from './walletWindow'

/** A transaction that was sent from here, so that the next one does not take its nonce while it waits. */
export interface SentTransaction {
  readonly address: string
  readonly nonce: number
  readonly id: string
}

/** The wallet's memory, shared by the page, the approval page and other tabs of this origin through local storage. */
export interface WalletStore {
  state(): WalletState
  requests(): readonly WalletRequest[]
  changeState(change: Partial<WalletState>): void
  /** False where no other document of this origin can see it: the storage is closed or full. */
  changeRequests(change: (requests: readonly WalletRequest[]) => readonly WalletRequest[]): boolean
  /** Text that only this wallet reads, under a name of its own. */
  readText(name: string): string | null
  writeText(name: string, text: string): void
  /** Calls back after each change, whoever made it; answers the way to stop. */
  subscribe(listener: () => void): () => void
}

const prefix = 'tyto.localWallet.'
export const stateKey = `${prefix}state`
const requestsKey = `${prefix}requests`

export function createWalletStore(window: WalletWindow): WalletStore {
  const listeners = new Set<() => void>()
  const state = cached(parseWalletState)
  const requests = cached(parseRequests)
  // Storage may be closed (private windows) or full: then the wallet lasts as long as this page.
  const closed = new Map<string, string>()

  const read = (key: string): string | null => {
    const own = closed.get(key)
    if (own !== undefined) return own
    try {
      return window.localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const write = (key: string, text: string): void => {
    try {
      window.localStorage.setItem(key, text)
      closed.delete(key)
    } catch {
      closed.set(key, text)
    }
  }
  const notify = (): void => {
    for (const listener of listeners) listener()
  }
  // The browser tells the other documents of this origin, never the one that wrote.
  const onStorage = (event: Event): void => {
    const key: unknown = Reflect.get(event, 'key')
    if (key === stateKey || key === requestsKey || key === null) notify()
  }

  const store: WalletStore = {
    state: () => state(read(stateKey)),
    requests: () => requests(read(requestsKey)),
    changeState: (change) => {
      write(stateKey, JSON.stringify({ ...store.state(), ...change }))
      notify()
    },
    changeRequests: (change) => {
      write(requestsKey, JSON.stringify(change(store.requests())))
      notify()
      return !closed.has(requestsKey)
    },
    readText: (name) => read(prefix + name),
    writeText: (name, text) => write(prefix + name, text),
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', onStorage)
      }
    },
  }
  return store
}

/** Parses a text again only when it has changed, so that an unchanged value is the same object. */
function cached<T>(parse: (text: string | null) => T): (text: string | null) => T {
  let last: { readonly text: string | null; readonly value: T } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, value: parse(text) }
    return last.value
  }
}
