import { isRecord, ownValue, parseJson } from '@tyto/primitives'
import { answerTime, clockDrift } from '@tyto/sign-in'
import { createStored, createStoredMap } from '../../shared/device/createStored'
import { keepNewest } from '../../shared/device/keepNewest'

/** What this browser knows of one site that somebody signed in to. It leaves the device in no way, by no file either. */
export interface SignIn {
  readonly host: string
  /** As whom, the last time. */
  readonly name: string
  /** In ms since 1970. */
  readonly last: number
  readonly times: number
  /** A credential was shown, the last time; left out where none was. */
  readonly hasShown?: true
}

/** More sites than that are not kept: the oldest go. */
const mostSites = 200
const longestHost = 300

export const signIns = createStoredMap<SignIn>({ prefix: 'tyto.signIns.', parse: parseSignIn })

function parseSignIn(text: string | null, key: string): SignIn | null {
  const json = text === null || text.length > 1_000 ? null : parseJson(text)
  const [name, last, times] = ['name', 'last', 'times'].map((field) => ownValue(json, field))
  const isSound = typeof name === 'string' && isCount(last) && isCount(times)
  const shown = ownValue(json, 'hasShown') === true ? { hasShown: true as const } : {}
  return isSound && key.length <= longestHost ? { host: key, name, last, times, ...shown } : null
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

/** When requests were answered, by their nonces: as long as a second answer might be taken. */
export const answeredRequests = createStored<ReadonlyMap<string, number>>({
  key: 'tyto.signInsUsed',
  parse: parseAnswered,
  format: (answered) => JSON.stringify(Object.fromEntries(answered)),
})

const mostAnswered = 100

function parseAnswered(text: string | null): ReadonlyMap<string, number> {
  const json = text === null || text.length > 50_000 ? null : parseJson(text)
  if (!isRecord(json)) return new Map()
  return new Map(Object.entries(json).filter((entry): entry is [string, number] => isCount(entry[1])))
}

/** Remembers an answer: the site, and that this request has had its one answer. */
export function rememberAnswer(
  { nonce, ...given }: Pick<SignIn, 'host' | 'name' | 'hasShown'> & { readonly nonce: string },
  now: number,
): void {
  const recent = [...answeredRequests.get()].filter(([, at]) => now - at <= 2 * (answerTime + clockDrift))
  answeredRequests.set(new Map([...recent.slice(-mostAnswered), [nonce, now]]))
  signIns.set(given.host, { ...given, last: now, times: (signIns.get(given.host)?.times ?? 0) + 1 })
  keepNewest(signIns, mostSites, ({ last }) => last)
}
