import { makeJws, ownValue, readJws, type Jws } from '@tyto/primitives'
import type { EcKey } from './answer'
import { isSignedBy } from './isSignedBy'
import { longestPresentation } from './presented'
import type { SignInRequest } from './request'

// A presentation of one W3C credential (VC Data Model 2.0, `vp+jwt`), which stands in it as its issuer signed it.

const context = 'https://www.w3.org/ns/credentials/v2'
const enveloped = 'data:application/vc+jwt,'

/**
 * Presents a credential to whom a request is from: `sign` signs by ES256K with the log-in key of its holder. It is good for this site
 * and this request alone.
 */
export function makePresentation(
  request: SignInRequest,
  { did, kid }: { readonly did: string; readonly kid: string },
  credential: string,
  sign: (bytes: Uint8Array) => Uint8Array,
): string {
  const presentation = {
    '@context': [context],
    type: ['VerifiablePresentation'],
    holder: did,
    verifiableCredential: [
      { '@context': context, id: enveloped + credential, type: 'EnvelopedVerifiableCredential' },
    ],
    aud: request.clientId,
    nonce: request.nonce,
  }
  return makeJws({ alg: 'ES256K', typ: 'vp+jwt', kid }, presentation, sign)
}

/**
 * The credential in a presentation that this holder signed for this request, as its issuer signed it; null for any other one. Who
 * issued it, and whether it counts now, is still to be checked.
 */
export function readPresentation(
  text: string,
  request: SignInRequest,
  { did, kid, key }: { readonly did: string; readonly kid: string; readonly key: EcKey },
): string | null {
  const jws = readJws(text, longestPresentation)
  if (jws === null || !isFor(jws, request, kid)) return null
  const held = listOf(jws.payload['verifiableCredential'])
  const id = ownValue(held[0], 'id')
  const isOne = held.length === 1 && ownValue(held[0], 'type') === 'EnvelopedVerifiableCredential'
  if (!isOne || jws.payload['holder'] !== did || typeof id !== 'string' || !id.startsWith(enveloped))
    return null
  return isSignedBy(jws, key) ? id.slice(enveloped.length) : null
}

function isFor({ header, payload }: Jws, request: SignInRequest, kid: string): boolean {
  const isOurs = header['alg'] === 'ES256K' && header['typ'] === 'vp+jwt' && header['kid'] === kid
  return (
    isOurs && !('crit' in header) && payload['aud'] === request.clientId && payload['nonce'] === request.nonce
  )
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : []
}
