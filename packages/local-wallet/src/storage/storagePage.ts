import type { Ask } from '../base/asking'
import type { StorageBehaviour, StoragePermission, WalletState } from '../base/walletState'
import type { WalletStore } from '../base/walletStore'
import { never, type WalletWindow } from '../base/walletWindow'

export interface StoragePageOptions {
  readonly window: WalletWindow
  readonly store: WalletStore
  readonly ask: Ask
  readonly behaviour: Exclude<StorageBehaviour, 'absent'>
  /** The gateway of permanent storage: a path of this origin, without a slash at its end. */
  readonly gateway: string
}

/** Everything that a call of the storage wallet needs before it is done. */
export interface CallNeeds {
  /** As the page calls it. */
  readonly name: string
  readonly permissions: readonly StoragePermission[]
  /** A call that uses the private key opens a locked wallet first; reading an address or a public key does not. */
  readonly key: 'private' | 'public'
}

const cancelled = 'User cancelled the AuthRequest'

/** The page that the storage wallet stands in: what the wallet's owner allows it, and how it is refused. */
export class StoragePage {
  /** Host with port. */
  readonly host: string
  readonly behaviour: StoragePageOptions['behaviour']
  readonly #store: WalletStore
  readonly #ask: Ask

  constructor({ window, store, ask, behaviour }: Omit<StoragePageOptions, 'gateway'>) {
    this.host = window.location.host
    this.behaviour = behaviour
    this.#store = store
    this.#ask = ask
  }

  get state(): WalletState {
    return this.#store.state()
  }

  get isWander(): boolean {
    return this.behaviour === 'wander'
  }

  get isSilent(): boolean {
    return this.behaviour === 'silent'
  }

  /** The permissions of this page, in a state of the wallet; in the one of now unless told otherwise. */
  granted(state: WalletState = this.state): readonly StoragePermission[] {
    return state.storageSites.find(({ host }) => host === this.host)?.permissions ?? []
  }

  /** Forgets what this page may do. */
  forget(): void {
    const { storageSites } = this.state
    this.#store.changeState({ storageSites: storageSites.filter(({ host }) => host !== this.host) })
  }

  /** Rejects where the owner does not approve. */
  async approval(content: Parameters<Ask>[0]): Promise<void> {
    const answer = await this.#ask(content, this.host)
    if (answer.kind === 'rejected') return this.refuse(cancelled)
  }

  /** As the wallets do it: the reason of the rejection is the text itself. */
  refuse(text: string): Promise<never> {
    return Promise.reject((this.isWander ? `Error: ${text}` : text) as unknown as Error)
  }

  /** Wander loses what goes wrong in the page's own half of a call: its promise never settles. */
  refuseInPage(text: string): Promise<never> {
    return this.isWander ? never() : this.refuse(text)
  }

  /** Every call goes this way: silent wallets hang, permissions are checked, a locked wallet asks to be opened. */
  async allowed<T>({ name, permissions, key }: CallNeeds, run: () => Promise<T>): Promise<T> {
    if (this.isSilent) return never()
    const granted = this.granted()
    const missing = permissions.filter((permission) => !granted.includes(permission))
    if (missing.length > 0) return this.refuse(`Missing permission(s) for "${name}": ${missing.join(', ')}`)
    if (key === 'private' && this.state.locked) await this.approval({ kind: 'storageUnlock' })
    try {
      return await run()
    } catch (error) {
      return typeof error === 'string'
        ? Promise.reject(error as unknown as Error)
        : this.refuse(error instanceof Error ? error.message : String(error))
    }
  }
}
