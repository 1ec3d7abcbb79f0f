import { err, ok, type Result } from '@tyto/primitives'
import { systemClock, type Clock } from '../client/clock'
import {
  arweaveId,
  findArweaveWallet,
  readPermissions,
  textOf,
  type ArConnectPage,
  type ArweaveWallet,
} from './arConnect'
import { encryptionForms } from './arConnectCipher'
import { askWallet, lookFor, personTimeoutMs } from './askWallet'
import { arConnectRefusal } from './refusals'
import {
  storagePermissions,
  type StorageCode,
  type StorageWaitOptions,
  type StorageWallet,
} from './storageWallet'

export interface ArConnectOptions {
  readonly page: ArConnectPage
  readonly clock?: Clock
}

/** Questions that need no person are answered at once, or never. */
export const withoutPerson: StorageWaitOptions = { timeoutMs: 5_000 }

type Answer = Promise<Result<unknown, StorageCode>>

/** Asks the extension of a page one thing at a time. What it answers is not trusted: readers stand in `arConnect`. */
export class ArConnectCalls {
  readonly #page: ArConnectPage
  readonly #clock: Clock

  constructor({ page, clock = systemClock }: ArConnectOptions) {
    this.#page = page
    this.#clock = clock
  }

  async isThere(): Promise<boolean> {
    return (await lookFor(() => findArweaveWallet(this.#page), { clock: this.#clock })) !== undefined
  }

  async permissions(): ReturnType<StorageWallet['permissions']> {
    return readPermissions(await this.ask((wallet) => wallet.getPermissions(), withoutPerson))
  }

  async address(): ReturnType<StorageWallet['address']> {
    return textOf(await this.ask((wallet) => wallet.getActiveAddress(), withoutPerson), arweaveId)
  }

  async isConnected(): Promise<boolean> {
    const granted = await this.permissions()
    return storagePermissions.every((permission) => granted.includes(permission))
  }

  connect(wanted: readonly string[], options?: StorageWaitOptions): Answer {
    return this.ask((wallet) => wallet.connect(wanted, { name: 'Tyto' }), options)
  }

  /** Tries the forms in their order; a person's refusal is no reason to ask again, nor is silence. */
  async encrypt(plain: Uint8Array, options?: StorageWaitOptions): Answer {
    let answer: Result<unknown, StorageCode> = err('WalletFailed')
    for (const form of encryptionForms(plain)) {
      answer = await this.ask((wallet) => wallet.encrypt(plain, form), options)
      if (answer.ok || answer.code !== 'WalletFailed') return answer
    }
    return answer
  }

  async ask(
    work: (wallet: ArweaveWallet) => Promise<unknown>,
    { signal, timeoutMs = personTimeoutMs }: StorageWaitOptions = {},
  ): Answer {
    const wallet = findArweaveWallet(this.#page)
    if (!wallet) return err('WalletMissing')
    const answer = await askWallet(() => work(wallet), { clock: this.#clock, timeoutMs, signal })
    if (answer.kind === 'answer') return ok(answer.value)
    return err(answer.kind === 'silent' ? 'WalletSilent' : arConnectRefusal(answer.text))
  }
}
