import { makeJws, textDigest } from '@tyto/primitives'
import { readParameters, writeParameters } from './parameters'
import { longestPresentation, readPresented, writePresented } from './presented'
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
  return textDigest(JSON.stringify({ crv: 'secp256k1', kty: 'EC', x, y }))
}

/** An answer as it arrives at the site. */
export interface Answer {
  readonly token: string
  readonly state: string
  /** The presentation of a credential that was asked for (`makePresentation`); left out for none. */
  readonly presentation?: string
}

/** How an answer travels: as a form (`application/x-www-form-urlencoded`), or behind the `#` of the site's address. */
export function writeAnswer({ token, state, presentation }: Answer): string {
  const shown = presentation === undefined ? {} : { vp_token: writePresented(presentation) }
  return writeParameters({ id_token: token, ...shown, state })
}

/** No answer is longer, in characters. */
export const longestAnswer = 8_000

/** Reads what came as a form or behind the `#`; null for what is no answer. */
export function readAnswer(text: string): Answer | null {
  const isShort = text.length <= longestAnswer + 2 * longestPresentation
  const parameters = isShort ? readParameters(text.replace(/^#/, '')) : null
  const [token, state, shown] = ['id_token', 'state', 'vp_token'].map((name) => parameters?.get(name))
  if (token === undefined || state === undefined || token.length > longestAnswer) return null
  if (shown === undefined) return { token, state }
  const presentation = readPresented(shown)
  return presentation === null ? null : { token, state, presentation }
}
