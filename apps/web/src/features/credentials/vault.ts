import type { NetworkId, StorageWallet } from '@tyto/chain'
import { ownValue, parseJson } from '@tyto/primitives'
import type { StoredMap } from '../../shared/device/createStored'
import { ActionError } from '../../shared/errors/ActionError'
import { openFromStorage, readSealed, sealForStorage, type Sealed } from '../../shared/keys/sealForStorage'

/** Some things of an identity that its storage wallet alone reads; how many they are stands beside them in clear. */
export interface KeptVault {
  readonly count: number
  readonly sealed: Sealed
}

/** A list of things for each identity, encrypted for its storage wallet. */
export interface Vault<T> {
  readonly kept: StoredMap<KeptVault>
  /** Nothing where nothing is kept. Throws `ActionError`, see `openFromStorage`. */
  open(key: string, storage: StorageWallet | null): Promise<readonly T[]>
  /**
   * Changes the list as it lies now, also where another tab changed it meanwhile. Throws `ActionError` as `open` does, `TooManyKept`,
   * and `BrowserFull` where the browser does not keep it: what lay there lies there still.
   */
  change(
    key: string,
    storage: StorageWallet | null,
    change: (items: readonly T[]) => readonly T[],
  ): Promise<readonly T[]>
}

/** No vault is longer, in characters of its text. */
const longestVault = 2_000_000
const mostItems = 200

interface VaultOptions<T> {
  /** Where it lies, with `parseVault`. */
  readonly kept: StoredMap<KeptVault>
  /** What it is, as it is sealed: one vault is never taken for another. */
  readonly about: string
  /** Reads one thing; null for what is none. */
  readonly parse: (json: unknown) => T | null
}

/** The key of an identity's vaults. */
export function vaultKey(network: NetworkId, did: string): string {
  return `${network}.${did}`
}

export function createVault<T>({ kept, about, parse }: VaultOptions<T>): Vault<T> {
  const vault: Vault<T> = {
    kept,
    open: async (key, storage) => {
      const lying = kept.get(key)
      if (lying === null) return []
      const items = parseJson(await openFromStorage(lying.sealed, `${about} ${key}`, storage))
      return Array.isArray(items) ? items.flatMap((item: unknown) => parse(item) ?? []) : []
    },
    change: async (key, storage, change) => {
      const before = kept.get(key)
      const items = change(await vault.open(key, storage))
      requireRoom(items.length)
      const sealed = await sealForStorage(JSON.stringify(items), `${about} ${key}`, storage)
      if (kept.get(key) !== before) return vault.change(key, storage, change)
      const isLonger = JSON.stringify(sealed).length > longestVault
      if (isLonger || !kept.set(key, items.length === 0 ? null : { count: items.length, sealed })) {
        kept.set(key, before)
        throw new ActionError('BrowserFull')
      }
      return items
    },
  }
  return vault
}

/** Throws `TooManyKept` where so many things would not be kept: also asked before anybody signs one more. */
export function requireRoom(count: number): void {
  if (count > mostItems) throw new ActionError('TooManyKept')
}

/** Reads a vault as it lies; null for any other text. */
export function parseVault(text: string | null): KeptVault | null {
  const json = text === null || text.length > longestVault ? null : parseJson(text)
  const count = ownValue(json, 'count')
  const sealed = readSealed(ownValue(json, 'sealed'))
  const isSound = typeof count === 'number' && Number.isSafeInteger(count) && count > 0
  return isSound && sealed !== null ? { count, sealed } : null
}
