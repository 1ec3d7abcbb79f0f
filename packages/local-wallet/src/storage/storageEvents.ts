import type { WalletState } from '../base/walletState'
import type { WalletStore } from '../base/walletStore'
import type { WalletWindow } from '../base/walletWindow'
import type { createEmitter } from './emitter'
import { storageAddress } from './storageKeys'
import type { StoragePage } from './storagePage'

interface StorageEventsOptions {
  readonly window: WalletWindow
  readonly store: WalletStore
  readonly page: StoragePage
  readonly events: ReturnType<typeof createEmitter>
}

/** Tells the page without being asked: that the wallet is there, and what changes in it. */
export class StorageEvents {
  readonly #options: StorageEventsOptions
  #before: WalletState
  #stop = (): void => undefined

  constructor(options: StorageEventsOptions) {
    this.#options = options
    this.#before = options.store.state()
  }

  /** Says that the wallet is there, and follows it from then on. */
  arrive(): void {
    const { window, store, page } = this.#options
    this.#before = store.state()
    this.#stop = store.subscribe(() => void this.#follow(store.state()))
    // ArConnect says it twice; Wander once it knows the permissions.
    this.#sendLoaded(page.isWander ? { permissions: page.granted(this.#before) } : {})
    if (!page.isWander) void window.setTimeout(() => this.#sendLoaded({}), 0)
  }

  stop(): void {
    this.#stop()
  }

  /** Another wallet is in use, or none. */
  sendSwitch(address: string | undefined): void {
    this.#options.window.dispatchEvent(new CustomEvent('walletSwitch', { detail: { address } }))
  }

  #sendLoaded(detail: object): void {
    this.#options.window.dispatchEvent(new CustomEvent('arweaveWalletLoaded', { detail }))
  }

  async #follow(after: WalletState): Promise<void> {
    const { page, events } = this.#options
    const before = this.#before
    this.#before = after
    const granted = page.granted(after)
    if (before.storageSites !== after.storageSites && String(page.granted(before)) !== String(granted)) {
      events.emit('permissions', granted)
    }
    if (before.storageWallet === after.storageWallet) return
    if (!granted.includes('ACCESS_ADDRESS') && !granted.includes('ACCESS_ALL_ADDRESSES')) return
    const active = await storageAddress(after.storageWallet)
    events.emit('activeAddress', active)
    this.sendSwitch(active)
  }
}
