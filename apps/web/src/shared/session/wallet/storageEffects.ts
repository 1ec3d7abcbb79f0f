import type { StorageCode, StorageWallet } from '@tyto/chain'
import type { StorageEffect, StorageEvent } from './nextStorage'
import type { StorageSession } from './storageSession'

/** How often a wallet that did not answer is looked at, in ms, and how often at most: for an hour. */
const latePause = 3_000
const mostLooks = 1_200

export interface StorageOptions {
  readonly clock: {
    /** Answers the way to stop. */
    every(ms: number, work: () => void): () => void
  }
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
    /** Calls back when the person ends the session. */
    onEnded(listener: () => void): void
  }
  readonly notify: {
    /** Its texts are loaded before a wallet is asked. */
    prepare(): Promise<void>
    /** Says why there is no connection, or that the permissions are still there. */
    say(code: StorageCode | 'disconnectFailed'): void
  }
}

/** Does what the machine of the storage wallet asks for, and tells it how each ended. */
export class StorageEffects {
  readonly #options: StorageOptions
  readonly #dispatch: (event: StorageEvent) => unknown
  #stopFollowing: () => void = nothing
  #stopAwaiting: () => void = nothing

  constructor(options: StorageOptions, dispatch: (event: StorageEvent) => unknown) {
    this.#options = options
    this.#dispatch = dispatch
  }

  perform(effect: StorageEffect): unknown {
    switch (effect.kind) {
      case 'connect':
        return this.#connect(effect.ticket)
      case 'resume':
        return this.#resume(effect.ticket)
      case 'follow':
        return this.#follow(effect.wallet)
      case 'awaitLate':
        return this.#awaitLate(effect)
      case 'keep':
        return this.#options.store.keep(effect.storage)
      case 'removePermissions':
        return this.removePermissions(effect.wallet)
    }
  }

  /** Looks no longer whether a request that was left unanswered is approved. */
  stopAwaiting(): void {
    this.#stopAwaiting()
    this.#stopAwaiting = nothing
  }

  /** Removes the permissions that a storage wallet gave to this site, and says so if that fails. */
  async removePermissions(wallet: StorageWallet): Promise<void> {
    const { notify } = this.#options
    const [done] = await Promise.all([wallet.disconnect(), notify.prepare()])
    if (!done.ok) notify.say('disconnectFailed')
  }

  /** Answers whether it is connected now. */
  async #connect(ticket: number): Promise<boolean> {
    const { pages, store, notify } = this.#options
    let silent: StorageWallet | null = null
    try {
      await notify.prepare()
      const wallet = await pages.find()
      const answer = await wallet.connect()
      if (!answer.ok) {
        if (answer.code === 'WalletSilent') silent = wallet
        notify.say(answer.code)
        return false
      }
      this.#dispatch({ kind: 'connected', ticket, wallet, address: answer.value })
      return store.storage.getState().wallet === wallet
    } finally {
      this.#dispatch({ kind: 'notConnected', ticket, silent })
    }
  }

  /** A request that was left unanswered stays in the wallet, which tells nobody when it is approved: so it is looked at. */
  #awaitLate({ ticket, wallet }: Extract<StorageEffect, { readonly kind: 'awaitLate' }>): void {
    this.stopAwaiting()
    let looks = 0
    this.#stopAwaiting = this.#options.clock.every(latePause, () => {
      looks += 1
      if (looks === mostLooks) this.stopAwaiting()
      void wallet.resume().then((address) => {
        if (address === null) return
        this.stopAwaiting()
        this.#dispatch({ kind: 'connectedLate', ticket, wallet, address })
      })
    })
  }

  async #resume(ticket: number): Promise<void> {
    const wallet = await this.#options.pages.find()
    const address = await wallet.resume()
    this.#dispatch({ kind: 'resumed', ticket, wallet, address, isKept: this.#options.store.isKept() })
  }

  #follow(wallet: StorageWallet): void {
    this.#stopFollowing()
    const { storage: held } = this.#options.store
    const stopWallet = wallet.subscribe((address) => this.#dispatch({ kind: 'changed', wallet, address }))
    const stopStore = held.subscribe(() => {
      if (held.getState().wallet !== wallet) this.#stopFollowing()
    })
    this.#stopFollowing = () => {
      this.#stopFollowing = nothing
      stopWallet()
      stopStore()
    }
  }
}

function nothing(): void {
  // There is nothing to stop.
}
