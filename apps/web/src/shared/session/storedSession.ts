import { networkIds, type BrowserWalletKind, type NetworkId } from '@tyto/chain'
import { formatName, parseName, type Name } from '@tyto/identity'
import { isAddress, ownValue, parseJson, type Address } from '@tyto/primitives'
import { createStored } from '../device/createStored'
import { deviceTexts, otherTabs } from '../device/textStore'

/** A log-in as it lies in storage: a claim, to be checked against the chain before anybody believes it. */
export interface StoredLogin {
  readonly network: NetworkId
  /** The wallet contract. */
  readonly address: Address
  /** The username of the log-in; null after a log-in by address. */
  readonly name: Name | null
}

/** What a page needs to find its session again. No key, no secret. */
export interface StoredSession {
  /** The wallet that was connected here and not logged off. */
  readonly wallet: BrowserWalletKind | null
  /** Was the storage wallet connected? */
  readonly storage: boolean
  readonly login: StoredLogin | null
}

const storageKey = 'tyto.session'

export const noSession: StoredSession = { wallet: null, storage: false, login: null }

const wallets: readonly BrowserWalletKind[] = ['zilpay', 'local']
/** Longer ones are names too, but nobody logs in with them. */
const longestName = 300

/** Stored text to a session. Whatever is missing, malformed or foreign is nothing; it never throws. */
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

/** Changes what the next load of the page finds. Private windows may refuse: the session then ends with the page. */
export function keepSession(change: Partial<StoredSession>): void {
  storedSession.set({ ...storedSession.get(), ...change })
}

/** Calls back when another tab ends the session; answers the way to stop. */
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
