import { networkIds, type BrowserWalletKind, type NetworkId } from '@tyto/chain'
import { formatName, parseName, type Name } from '@tyto/identity'
import { isAddress, ownValue, parseJson, type Address } from '@tyto/primitives'
import { createStored } from '../../device/createStored'
import { deviceTexts, otherTabs } from '../../device/textStore'

/** A log-in as it is stored. It is only a claim: the chain must confirm it before it counts. */
export interface StoredLogin {
  readonly network: NetworkId
  /** The wallet contract. */
  readonly address: Address
  /** The username of the log-in; null after a log-in by address. */
  readonly name: Name | null
}

/** The data that a page needs to restore its session. It contains no key and no secret. */
export interface StoredSession {
  /** The wallet that was connected here and not disconnected. */
  readonly wallet: BrowserWalletKind | null
  /** Was the storage wallet connected? */
  readonly storage: boolean
  readonly login: StoredLogin | null
}

const storageKey = 'tyto.session'

export const noSession: StoredSession = { wallet: null, storage: false, login: null }

const wallets: readonly BrowserWalletKind[] = ['zilpay', 'local']
/** Longer names exist, but nobody logs in with them. */
const longestName = 300

/** Reads stored text. Missing or malformed parts become null; it never throws. */
export function parseStoredSession(stored: string | null): StoredSession {
  const value = parseJson(stored)
  return {
    wallet: wallets.find((kind) => kind === ownValue(value, 'wallet')) ?? null,
    storage: ownValue(value, 'storage') === true,
    login: parseLogin(ownValue(value, 'login')),
  }
}

export function formatStoredSession({ wallet, storage, login }: StoredSession): string {
  const name = login?.name ? formatName(login.name) : null
  return JSON.stringify({ wallet, storage, login: login && { ...login, name } })
}

export const storedSession = createStored({
  key: storageKey,
  parse: parseStoredSession,
  format: formatStoredSession,
})

/**
 * Changes the session that the next load of the page restores. Private windows may refuse to store it: the session then
 * ends with the page.
 */
export function keepSession(change: Partial<StoredSession>): void {
  storedSession.set({ ...storedSession.get(), ...change })
}

/** Calls back when the session is ended, here or in another tab. Returns the function that stops it. */
export function onSessionCleared(listener: () => void): () => void {
  return deviceTexts.subscribe((key) => {
    if (key === storageKey && deviceTexts.get(storageKey) === null) listener()
  })
}

/** Calls back when another tab ends the session. Returns the function that stops it. */
export function onSessionEnded(listener: () => void): () => void {
  return otherTabs(window)((key) => {
    const isSession = key === storageKey || key === null
    if (isSession && deviceTexts.get(storageKey) === null) listener()
  })
}

function parseLogin(value: unknown): StoredLogin | null {
  const network = networkIds.find((id) => id === ownValue(value, 'network'))
  const address = ownValue(value, 'address')
  if (network === undefined || !isAddress(address)) return null
  const text = ownValue(value, 'name')
  if (text === null) return { network, address, name: null }
  const name = typeof text === 'string' && text.length <= longestName ? parseName(text) : undefined
  return name?.ok ? { network, address, name: name.value } : null
}
