import type { StorageCode, StorageWallet } from '@tyto/chain'
import { nextStorage, type StorageEffect, type StorageEvent } from './nextStorage'
import type { StorageSession } from './storageSession'

interface StorageOptions {
  readonly pages: {
    /** The storage wallet of the page, once the local wallet had the time to come into it. */
    find(): Promise<StorageWallet>
    /** Was it the local wallet, which has left the page with its network? */
    isGone(): boolean
  }
  readonly store: {
    /** The state that the page draws: `useStorageWallet`. */
    readonly storage: {
      getState(): StorageSession
      setState(change: Partial<StorageSession>): void
      subscribe(listener: () => void): () => void
    }
    isKept(): boolean
    keep(storage: boolean): void
  }
  readonly notify: {
    /** Its texts are loaded before a wallet is asked. */
    prepare(): Promise<void>
    /** Says why there is no connection, or that the permissions are still there. */
    say(code: StorageCode | 'disconnectFailed'): void
  }
}

/** The connection of this page to a wallet of permanent storage. */
export interface StorageConnection {
  /** Uses permissions that were given before, or asks for the five. Answers whether it is connected. */
  connect(): Promise<boolean>
  /** Restores the connection of an earlier page, without opening any window. */
  resume(): Promise<void>
  /** Removes the permissions; the page forgets the address in any case. */
  disconnect(): Promise<void>
  /** Removes the permissions that a storage wallet gave to this site, and says so if that fails. */
  removePermissions(wallet: StorageWallet): Promise<void>
}

/** Joins the machine of the storage wallet with its effects. */
export function createStorageSession({ pages, store, notify }: StorageOptions): StorageConnection {
  const { storage: held } = store
  let tickets = { lastTicket: 0, connecting: null as number | null, resuming: null as number | null }
  let stopFollowing = (): void => undefined

  /** Sends an event to the machine; answers when the work that it asks for is done. */
  function dispatch(event: StorageEvent): Promise<readonly unknown[]> {
    const before = held.getState()
    const { state, effects } = nextStorage({ ...tickets, storage: before }, event)
    const { storage, ...others } = state
    tickets = others
    if (storage !== before) held.setState(storage)
    return Promise.all(effects.map(perform))
  }

  function perform(effect: StorageEffect): unknown {
    switch (effect.kind) {
      case 'connect':
        return connect(effect.ticket)
      case 'resume':
        return resume(effect.ticket)
      case 'follow':
        return follow(effect.wallet)
      case 'keep':
        return store.keep(effect.storage)
      case 'removePermissions':
        return removePermissions(effect.wallet)
    }
  }

  /** Answers whether it is connected now. */
  async function connect(ticket: number): Promise<boolean> {
    try {
      await notify.prepare()
      const wallet = await pages.find()
      const answer = await wallet.connect()
      if (!answer.ok) {
        notify.say(answer.code)
        return false
      }
      void dispatch({ kind: 'connected', ticket, wallet, address: answer.value })
      return held.getState().wallet === wallet
    } finally {
      void dispatch({ kind: 'notConnected', ticket })
    }
  }

  async function resume(ticket: number): Promise<void> {
    const wallet = await pages.find()
    const address = await wallet.resume()
    void dispatch({ kind: 'resumed', ticket, wallet, address, isKept: store.isKept() })
  }

  function follow(wallet: StorageWallet): void {
    stopFollowing()
    const stopWallet = wallet.subscribe((address) => void dispatch({ kind: 'changed', wallet, address }))
    const stopStore = held.subscribe(() => {
      if (held.getState().wallet !== wallet) stopFollowing()
    })
    stopFollowing = () => {
      stopFollowing = () => undefined
      stopWallet()
      stopStore()
    }
  }

  async function removePermissions(wallet: StorageWallet): Promise<void> {
    const [done] = await Promise.all([wallet.disconnect(), notify.prepare()])
    if (!done.ok) notify.say('disconnectFailed')
  }

  return {
    connect: async () => {
      const [isConnected] = await dispatch({ kind: 'connect' })
      return isConnected === true
    },
    resume: async () => void (await dispatch({ kind: 'resume', isGone: pages.isGone() })),
    disconnect: async () => void (await dispatch({ kind: 'disconnect' })),
    removePermissions,
  }
}
