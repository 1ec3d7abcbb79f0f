import { concatBytes, decodeBase64url, verifyEs256k, type Jws } from '@tyto/primitives'
import type { EcKey } from './answer'

/** Is a JWS signed by a key of a document, by ES256K? */
export function isSignedBy({ signed, signature }: Jws, { x, y }: EcKey): boolean {
  // The curve takes a point as its two coordinates behind the byte that says so.
  const point = concatBytes(Uint8Array.of(4), decodeBase64url(x), decodeBase64url(y))
  return verifyEs256k(signed, signature, point)
}
