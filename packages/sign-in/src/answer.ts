import { makeJws, utf8ToBytes, encodeBase64url, sha256 } from '@tyto/primitives'
import { readParameters, writeParameters } from './parameters'
import { answerTime, type SignInRequest } from './request'

/** A public key of secp256k1 as a document has it (RFC 8812): its two coordinates, base64url. */
export interface EcKey {
  readonly x: string
  readonly y: string
}

/** Who answers. */
export interface Answerer {
  readonly did: string
  /** `alice.ssi`; the site looks up whether it leads to the DID. */
  readonly name: string
  /** The log-in key of the document, and its id there: `did:...#auth`. */
  readonly key: EcKey
  readonly kid: string
}

/**
 * The answer to a request: an ID token of SIOPv2. `sign` signs its bytes by ES256K with the log-in key. It is good for this site and
 * this request, for five minutes.
 */
export function makeAnswer(
  request: SignInRequest,
  { did, name, key, kid }: Answerer,
  now: number,
  sign: (bytes: Uint8Array) => Uint8Array,
): string {
  const iat = Math.floor(now / 1_000)
  const claims = {
    iss: did,
    sub: did,
    aud: request.clientId,
    nonce: request.nonce,
    iat,
    exp: iat + answerTime / 1_000,
    preferred_username: name,
    chain_id: request.chainId,
    ...(request.genesis === null ? {} : { genesis: request.genesis }),
    cnf: { jkt: thumbprintOf(key) },
  }
  return makeJws({ alg: 'ES256K', typ: 'JWT', kid }, claims, sign)
}

/** The thumbprint of a key (RFC 7638). */
export function thumbprintOf({ x, y }: EcKey): string {
  return encodeBase64url(sha256(utf8ToBytes(JSON.stringify({ crv: 'secp256k1', kty: 'EC', x, y }))))
}

/** An answer as it arrives at the site. */
export interface Answer {
  readonly token: string
  readonly state: string
}

/** How an answer travels: as a form (`application/x-www-form-urlencoded`), or behind the `#` of the site's address. */
export function writeAnswer({ token, state }: Answer): string {
  return writeParameters({ id_token: token, state })
}

/** No answer is longer, in characters. */
export const longestAnswer = 8_000

/** Reads what came as a form or behind the `#`; null for what is no answer. */
export function readAnswer(text: string): Answer | null {
  const parameters = text.length <= longestAnswer ? readParameters(text.replace(/^#/, '')) : null
  const [token, state] = [parameters?.get('id_token'), parameters?.get('state')]
  return token === undefined || state === undefined ? null : { token, state }
}
