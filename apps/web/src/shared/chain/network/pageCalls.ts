import { callKey, type Call, type Client, type Foresight, type NetworkId } from '@tyto/chain'
import { ownValue, parseJson } from '@tyto/primitives'
import { createStoredMap } from '../../device/createStored'
import { keepNewest } from '../../device/keepNewest'

/** The calls of a page to the chain when it was opened last. */
interface PageCalls {
  /** In ms since 1970. */
  readonly askedAt: number
  readonly calls: readonly Call[]
}

/** Which calls a page begins with: the next time they leave together, before the app is there. */
const pageCalls = createStoredMap<PageCalls>({
  prefix: 'tyto.calls.',
  isCache: true,
  parse: parsePageCalls,
})

const mostPages = 12
/** Fewer than a batch holds, so that they leave in one. */
const mostCalls = 498
/** In characters: more important data use the same storage. */
const longestText = 80_000
/** A call later than so many ms after the first one is no part of a page's beginning. */
const beginning = 6_000
/** Calls are kept once nothing was asked for so long, in ms. */
const quiet = 500
/** Reads of the chain itself, the same for everybody; nothing else is ever sent unasked. */
const readMethods: ReadonlySet<string> = new Set([
  'GetSmartContractSubState',
  'GetSmartContractInit',
  'GetBalance',
  'GetLatestTxBlock',
])

/** Asked while a transaction is followed: what it changes must be read anew. */
const followMethods: ReadonlySet<string> = new Set(['GetTransaction', 'GetTransactionStatus'])

const keyOf = (network: NetworkId, path: string): string => `${network} ${path}`

/** The calls that the page of a path will likely make. */
export function foreseenCalls(network: NetworkId, path: string): readonly Call[] {
  return pageCalls.get(keyOf(network, path))?.calls ?? []
}

/** Ends the first reading of the page: what was asked early is news no longer. */
const firstReading = new AbortController()

/** The calls that this page will likely make, until somebody presses something, or a transaction is looked for. */
export function foresightOf(network: NetworkId, path: string): Foresight {
  const end = () => firstReading.abort()
  for (const press of ['pointerdown', 'keydown'])
    window.addEventListener(press, end, { once: true, capture: true })
  return { calls: foreseenCalls(network, path), until: firstReading.signal }
}

export function forgetPageCalls(): void {
  for (const key of pageCalls.keys()) pageCalls.set(key, null)
}

/** From now on all is asked anew: what was answered while the page opened is of another time. */
export function endFirstReading(): void {
  firstReading.abort()
}

/** A client that keeps what a tab asks in its first seconds, for the page that it was opened with. */
export function rememberCalls(client: Client, network: NetworkId): Client {
  const path = window.location.pathname
  const calls = new Map<string, Call>()
  let startedAt: number | undefined
  let lastAskedAt = 0
  let isWaiting = false
  return {
    ...client,
    request: (method, params, options) => {
      if (readMethods.has(method)) note({ method, params })
      if (followMethods.has(method)) endFirstReading()
      return client.request(method, params, options)
    },
  }

  function note(call: Call): void {
    const now = performance.now()
    startedAt ??= now
    if (now - startedAt >= beginning || calls.size === mostCalls) return
    calls.set(callKey(call), call)
    lastAskedAt = now
    if (!isWaiting) keepOnceQuiet()
  }

  /** One timer for many calls: a new one for each call is dear on a phone. */
  function keepOnceQuiet(): void {
    const left = lastAskedAt + quiet - performance.now()
    isWaiting = left > 0
    if (isWaiting) setTimeout(keepOnceQuiet, left)
    else keep()
  }

  function keep(): void {
    const kept = { askedAt: Date.now(), calls: [...calls.values()] }
    if (JSON.stringify(kept).length > longestText) return
    // A page may lead on to another one: then either may be opened next time.
    for (const each of new Set([path, window.location.pathname])) pageCalls.set(keyOf(network, each), kept)
    keepNewest(pageCalls, mostPages, ({ askedAt }) => askedAt)
  }
}

/** Reads stored text; returns null if it is malformed or asks for more than reads. Never throws. */
function parsePageCalls(text: string | null): PageCalls | null {
  if (text === null || text.length > longestText) return null
  const value = parseJson(text)
  const askedAt = ownValue(value, 'askedAt')
  const calls = ownValue(value, 'calls')
  if (typeof askedAt !== 'number' || !Array.isArray(calls) || calls.length > mostCalls) return null
  return calls.every(isRead) ? { askedAt, calls } : null
}

function isRead(value: unknown): value is Call {
  const method = ownValue(value, 'method')
  return typeof method === 'string' && readMethods.has(method) && Array.isArray(ownValue(value, 'params'))
}
