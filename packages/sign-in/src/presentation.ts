import { makeJws, ownValue, readJws, textDigest, type Jws } from '@tyto/primitives'
import type { EcKey } from './answer'
import { isSignedBy } from './isSignedBy'
import { isInParts, longestPresentation } from './presented'
import { answerTime, clockDrift, type SignInRequest } from './request'

// A presentation of one W3C credential (VC Data Model 2.0). One that is shown in part has its disclosures behind it, and then a JWT by
// which its holder binds just these to the request (SD-JWT with key binding, RFC 9901); a whole one stands in a presentation (`vp+jwt`).

const context = 'https://www.w3.org/ns/credentials/v2'
const enveloped = 'data:application/vc+jwt,'

/** Who shows a credential: their DID and its log-in key. */
interface Holder {
  readonly did: string
  readonly kid: string
}

/** What is shown, as its issuer signed it, with no disclosure but those of the facts that are shown. */
interface Shown {
  readonly credential: string
  /** In ms since 1970. */
  readonly now: number
}

/**
 * Presents a credential to whom a request is from: `sign` signs by ES256K with the log-in key of its holder. It is good for this site
 * and this request alone.
 */
export function makePresentation(
  request: SignInRequest,
  { did, kid }: Holder,
  { credential, now }: Shown,
  sign: (bytes: Uint8Array) => Uint8Array,
): string {
  const { clientId: aud, nonce } = request
  if (isInParts(credential)) {
    const bound = { iat: Math.floor(now / 1_000), aud, nonce, sd_hash: textDigest(credential) }
    return credential + makeJws({ alg: 'ES256K', typ: bindingType }, bound, sign)
  }
  const presentation = {
    '@context': [context],
    type: ['VerifiablePresentation'],
    holder: did,
    verifiableCredential: [
      { '@context': context, id: enveloped + credential, type: 'EnvelopedVerifiableCredential' },
    ],
    aud,
    nonce,
  }
  return makeJws({ alg: 'ES256K', typ: presentationType, kid }, presentation, sign)
}

const bindingType = 'kb+jwt'
const presentationType = 'vp+jwt'

interface Reading extends Holder {
  readonly key: EcKey
  /** In ms since 1970. */
  readonly now: number
}

/**
 * The credential in a presentation that this holder signed for this request, with the disclosures that came; null for any other one.
 * Who issued it, what it says and whether it counts now, is still to be checked.
 */
export function readPresentation(text: string, request: SignInRequest, reading: Reading): string | null {
  if (text.length > longestPresentation) return null
  return isInParts(text) ? readBound(text, request, reading) : readEnveloped(text, request, reading)
}

function readBound(text: string, request: SignInRequest, { kid, key, now }: Reading): string | null {
  const end = text.lastIndexOf('~') + 1
  const credential = text.slice(0, end)
  const binding = readJws(text.slice(end), longestPresentation)
  if (binding === null || !isFor(binding, request, bindingType)) return null
  const { iat } = binding.payload
  const at = Number.isSafeInteger(iat) ? Number(iat) * 1_000 : Number.NaN
  const isNow = at <= now + clockDrift && now - at <= answerTime
  if (!isNow || binding.payload['sd_hash'] !== textDigest(credential)) return null
  // Its issuer names the one key by which it may be shown.
  const issued = readJws(credential.slice(0, credential.indexOf('~')), longestPresentation)
  if (ownValue(issued?.payload['cnf'], 'kid') !== kid) return null
  return isSignedBy(binding, key) ? credential : null
}

function readEnveloped(text: string, request: SignInRequest, { did, kid, key }: Reading): string | null {
  const jws = readJws(text, longestPresentation)
  if (jws === null || !isFor(jws, request, presentationType) || jws.header['kid'] !== kid) return null
  const held = listOf(jws.payload['verifiableCredential'])
  const id = ownValue(held[0], 'id')
  const isOne = held.length === 1 && ownValue(held[0], 'type') === 'EnvelopedVerifiableCredential'
  if (!isOne || jws.payload['holder'] !== did || typeof id !== 'string' || !id.startsWith(enveloped))
    return null
  const credential = id.slice(enveloped.length)
  return !isInParts(credential) && isSignedBy(jws, key) ? credential : null
}

function isFor({ header, payload }: Jws, request: SignInRequest, type: string): boolean {
  const isOurs = header['alg'] === 'ES256K' && header['typ'] === type && !('crit' in header)
  return isOurs && payload['aud'] === request.clientId && payload['nonce'] === request.nonce
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : []
}
