import type { StorageWallet } from '@tyto/chain'
import { nextStorage, noTickets, type StorageEvent, type StorageState } from './nextStorage'
import { StorageEffects, type StorageOptions } from './storageEffects'

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
export function createStorageSession(options: StorageOptions): StorageConnection {
  const { storage: held } = options.store
  let tickets: Omit<StorageState, 'storage'> = { lastTicket: 0, ...noTickets }
  const effects = new StorageEffects(options, (event) => void dispatch(event))

  /** Sends an event to the machine; answers when the work that it asks for is done. */
  function dispatch(event: StorageEvent): Promise<readonly unknown[]> {
    const before = held.getState()
    const { state, effects: asked } = nextStorage({ ...tickets, storage: before }, event)
    const { storage, ...others } = state
    tickets = others
    if (storage !== before) held.setState(storage)
    return Promise.all(asked.map((effect) => effects.perform(effect)))
  }

  options.store.onEnded(() => {
    effects.stopAwaiting()
    void dispatch({ kind: 'ended' })
  })

  return {
    connect: async () => {
      effects.stopAwaiting()
      const [isConnected] = await dispatch({ kind: 'connect' })
      return isConnected === true
    },
    resume: async () => void (await dispatch({ kind: 'resume', isGone: options.pages.isGone() })),
    disconnect: async () => {
      effects.stopAwaiting()
      await dispatch({ kind: 'disconnect' })
    },
    removePermissions: (wallet) => effects.removePermissions(wallet),
  }
}
