import { isRecord, ownValue, readJws, type Jws } from '@tyto/primitives'
import { joinParts, splitParts, unfold, type InParts } from './disclosures'

/** A credential as it was written; nothing of it is believed so far. */
export interface WrittenCredential {
  readonly jws: Jws
  readonly issuer: string
  /** The name that it says its issuer has; null for none. */
  readonly issuerName: string | null
  readonly keyId: string
  /** What people call it; null where it does not say. */
  readonly title: string | null
  readonly types: readonly string[]
  /** What is said of the subject, with the facts that are shown. */
  readonly subject: Readonly<Record<string, unknown>>
  /** The facts that its holder may leave out; null for a credential that is shown whole. */
  readonly inParts: CredentialParts | null
  /** In ms since 1970; null where it says none. */
  readonly validFrom: number | null
  readonly validUntil: number | null
  readonly status: WrittenStatus | null
}

/** What a credential that is shown in part is made of. */
export interface CredentialParts {
  readonly jwt: string
  /** By the name of each fact that may be left out, the disclosures that show it. */
  readonly byFact: ReadonlyMap<string, readonly string[]>
  /** The disclosures of what stands below facts in clear, which are always shown. */
  readonly always: readonly string[]
}

export interface WrittenStatus {
  readonly list: string
  readonly index: number
}

/** No credential is longer, in characters; a status list is a credential with 22,000 of them at least when it is full. */
const longestCredential = 200_000

/** Reads a credential that anybody may have written, whole or in parts; null for any other form. */
export function readCredential(text: string): WrittenCredential | null {
  if (text.length > longestCredential) return null
  const parts = text.includes('~') ? splitParts(text) : { jwt: text, disclosures: null }
  const jws = parts === null ? null : readJws(parts.jwt, longestCredential)
  if (parts === null || jws === null) return null
  const { header, payload } = jws
  const isOurs =
    ownValue(header, 'alg') === 'ES256K' &&
    ownValue(header, 'typ') === (parts.disclosures === null ? 'vc+jwt' : 'vc+sd-jwt') &&
    ownValue(header, 'crit') === undefined
  const keyId = ownValue(header, 'kid')
  const [context] = listOf(ownValue(payload, '@context'))
  const types = listOf(ownValue(payload, 'type')).filter((type) => typeof type === 'string')
  const said = ownValue(payload, 'issuer')
  const issuer = issuerOf(said)
  const about = parts.disclosures === null ? wholeSubject(jws) : subjectInParts(jws, parts)
  const validFrom = timeOf(ownValue(payload, 'validFrom'))
  const validUntil = timeOf(ownValue(payload, 'validUntil'))
  const status = statusOf(ownValue(payload, 'credentialStatus'))
  if (!isOurs || context !== 'https://www.w3.org/ns/credentials/v2') return null
  if (!types.includes('VerifiableCredential') || about === null) return null
  if (issuer === null || typeof keyId !== 'string') return null
  if (validFrom === undefined || validUntil === undefined || status === undefined) return null
  const issuerName = wordOf(ownValue(said, 'name'))
  const title = wordOf(ownValue(payload, 'name'))
  return { jws, issuer, issuerName, keyId, title, types, ...about, validFrom, validUntil, status }
}

/** The same credential with these facts and no other one that may be left out; null for one that is shown whole. */
export function showInPart({ inParts }: WrittenCredential, facts: ReadonlySet<string>): string | null {
  if (inParts === null) return null
  const { jwt, byFact, always } = inParts
  const chosen = [...byFact].flatMap(([name, needs]) => (facts.has(name) ? needs : []))
  return joinParts({ jwt, disclosures: [...always, ...chosen] })
}

type About = Pick<WrittenCredential, 'subject' | 'inParts'>

function wholeSubject({ payload }: Jws): About | null {
  const subject = ownValue(payload, 'credentialSubject')
  return isRecord(subject) ? { subject, inParts: null } : null
}

/** Facts of the subject alone may be left out: who signs, about whom, until when and the list stand in clear. */
function subjectInParts({ payload }: Jws, { jwt, disclosures }: InParts): About | null {
  const { credentialSubject, _sd_alg: hash = 'sha-256', ...rest } = payload
  if (hash !== 'sha-256' || unfold(rest, [])?.digests !== 0 || !isRecord(credentialSubject)) return null
  const unfolded = unfold(credentialSubject, disclosures)
  const id = ownValue(credentialSubject, 'id')
  const holderKey = ownValue(ownValue(payload, 'cnf'), 'kid')
  if (unfolded === null || typeof id !== 'string' || unfolded.hidden.has('@id')) return null
  // The key by which its holder shows it is one of the subject's own.
  if (typeof holderKey !== 'string' || !holderKey.startsWith(`${id}#`)) return null
  const { record: subject, hidden: byFact, below: always } = unfolded
  return { subject, inParts: { jwt, byFact, always } }
}

/** The id of an issuer, which may be a record with more about them. */
function issuerOf(value: unknown): string | null {
  const id = isRecord(value) ? ownValue(value, 'id') : value
  return typeof id === 'string' && id.startsWith('did:') ? id : null
}

/** No name is longer, in characters. */
const longestWord = 200

/** A name in one language; null for any other form. */
function wordOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value.length <= longestWord ? value : null
}

/** Null where no time is said; undefined where what is said is none. */
function timeOf(value: unknown): number | null | undefined {
  if (value === undefined) return null
  const isTime =
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/.test(value)
  const ms = isTime ? Date.parse(value) : Number.NaN
  return Number.isNaN(ms) ? undefined : ms
}

/** Null where none is said; undefined for any that is not the one that we know. */
function statusOf(value: unknown): WrittenStatus | null | undefined {
  if (value === undefined) return null
  const [list, index] = [ownValue(value, 'statusListCredential'), ownValue(value, 'statusListIndex')]
  if (ownValue(value, 'type') !== 'BitstringStatusListEntry') return undefined
  if (ownValue(value, 'statusPurpose') !== 'revocation') return undefined
  if (typeof list !== 'string' || !isListAddress(list)) return undefined
  if (typeof index !== 'string' || !/^(?:0|[1-9]\d{0,8})$/.test(index)) return undefined
  return { list, index: Number(index) }
}

/** May a status list stand there: at an address with TLS, or on this machine? */
export function isListAddress(text: string): boolean {
  return /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?\/)[^\s#]{1,2000}$/.test(text)
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : []
}
