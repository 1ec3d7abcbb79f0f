import { concatBytes, decodeBase64url, isRecord, ownValue } from '@tyto/primitives'

/** An issuer's key, or why there is none. */
export type IssuerKey =
  | { readonly kind: 'key'; readonly point: Uint8Array }
  | { readonly kind: 'unknown' | 'closed' | 'no key' }

/**
 * Finds the key of this id among those that a resolution lists for assertions; `closed` where the document is deactivated, locked,
 * or recovered and not updated since. Takes resolutions of today's standard and of the one before.
 */
export function issuerKey(resolution: unknown, issuer: string, keyId: string): IssuerKey {
  const metadata = ownValue(resolution, 'didDocumentMetadata')
  const status = ownValue(ownValue(metadata, 'method'), 'status')
  if (ownValue(metadata, 'deactivated') === true || status === 'Locked' || status === 'Recovered')
    return { kind: 'closed' }
  const document = ownValue(resolution, 'didDocument')
  if (ownValue(document, 'id') !== issuer) return { kind: 'unknown' }
  const methods = listOf(ownValue(document, 'verificationMethod'))
  const isListed = listOf(ownValue(document, 'assertionMethod')).some((entry) => entry === keyId)
  const method = methods.find((each) => isRecord(each) && ownValue(each, 'id') === keyId)
  const point = isListed ? pointOf(ownValue(method, 'publicKeyJwk')) : null
  return point === null ? { kind: 'no key' } : { kind: 'key', point }
}

/** The 65 bytes of a point of secp256k1; null for any other key. */
function pointOf(jwk: unknown): Uint8Array | null {
  const [x, y] = [ownValue(jwk, 'x'), ownValue(jwk, 'y')]
  if (ownValue(jwk, 'kty') !== 'EC' || ownValue(jwk, 'crv') !== 'secp256k1') return null
  if (typeof x !== 'string' || typeof y !== 'string') return null
  try {
    const point = concatBytes(Uint8Array.of(4), decodeBase64url(x), decodeBase64url(y))
    return point.length === 65 ? point : null
  } catch {
    return null
  }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : []
}
