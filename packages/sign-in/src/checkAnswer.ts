import { err, ok, ownValue, readJws, type Address, type Jws, type Result } from '@tyto/primitives'
import { longestAnswer, thumbprintOf, type Answer } from './answer'
import { isSignedBy } from './isSignedBy'
import { readPresentation } from './presentation'
import { answerTime, clockDrift, type SignInRequest } from './request'
import { standingOf, type Resolve } from './resolution'

/** Why an answer is not taken. */
export type AnswerCode =
  /** Nobody asked for it here: it was answered before, was asked in another browser, or is too old. */
  | 'NotAsked'
  | 'AnswerIsMalformed'
  /** It is signed by something else than ES256K, or has parts that must be understood and are not known. */
  | 'WrongAlgorithm'
  /** No DID of this method signs for itself. */
  | 'WrongIssuer'
  /** It was made for another site. */
  | 'WrongAudience'
  /** It was made for another request. */
  | 'WrongNonce'
  /** It is of another chain than was asked for, or its DID is of a network that is not on that chain. */
  | 'WrongChain'
  | 'TooOld'
  /** By its time it is not made yet. */
  | 'NotYet'
  /** The network knows no such document. */
  | 'NotFound'
  | 'Deactivated'
  | 'Locked'
  /** Its guardians handed it to somebody, who has not renewed its keys: they may be the ones of before. */
  | 'Recovered'
  /** No resolver gave a sound answer: nothing is known. Ask for another answer later. */
  | 'Unresolved'
  /** The document has no such log-in key. */
  | 'NoLogInKey'
  /** The document has another log-in key by now. */
  | 'KeyRotated'
  | 'WrongSignature'
  /** A credential was asked for, and what came is no presentation of one that this person signed for this request. */
  | 'NotShown'
  /** The name is not written in its one form (`alice.ssi`, never `Alice.ssi` or `did@alice.ssi`), or leads to another document. */
  | 'WrongName'

/** Who signed in. */
export interface SignedIn {
  readonly did: string
  /** In its one form, and looked up just now: it leads to the DID. Null where names are not looked up. */
  readonly name: string | null
  /** The wallet's address, which the DID ends in. */
  readonly address: Address
  /** The thumbprint of the key that signed (RFC 7638). */
  readonly key: string
  /** The block that made this version of the document, where the resolver tells it. */
  readonly height: string | null
  /** When it was signed, in ms since 1970. */
  readonly at: number
  /** The credential that they showed, as its issuer signed it, with the facts that they chose: who issued it, what it says, and whether it counts, is still to be checked. Left out where none was asked for. */
  readonly credential?: string
}

export interface Checking {
  /** What was asked, taken out of `PendingRequests`; null where there is none. */
  readonly request: SignInRequest | null
  readonly resolve: Resolve
  /** The DID that a name leads to, null for none; may reject. `null` in its place leaves names out. */
  readonly didOfName: ((name: string) => Promise<string | null>) | null
  /** In ms since 1970. */
  readonly now: number
}

/** Checks an answer: what costs nothing first, then the document as it is now, then the name. Never rejects. */
export async function checkAnswer(
  answer: Answer,
  { request, resolve, didOfName, now }: Checking,
): Promise<Result<SignedIn, AnswerCode>> {
  if (request === null || answer.state !== request.state) return err('NotAsked')
  const jws = readJws(answer.token, longestAnswer)
  if (jws === null) return err('AnswerIsMalformed')
  const fault = faultOf(jws, request, now)
  if (fault !== null) return err(fault)
  const claims = claimsOf(jws)
  if (claims === null) return err('WrongIssuer')
  if (!isCanonicalName(claims.name)) return err('WrongName')
  if (claims.network !== (publicChains[request.chainId] ?? ownNetwork)) return err('WrongChain')
  const standing = await resolve(claims.did).then(
    (resolution) => standingOf(resolution, claims.did, 'authentication'),
    () => ({ kind: 'unknown' as const }),
  )
  if (standing.kind !== 'sound') return err(standingCodes[standing.kind])
  const key = standing.keys.get(claims.kid)
  if (key === undefined) return err('NoLogInKey')
  if (thumbprintOf(key) !== claims.thumbprint) return err('KeyRotated')
  if (!isSignedBy(jws, key)) return err('WrongSignature')
  const holder = { did: claims.did, kid: claims.kid, key, now }
  const credential =
    request.credential === undefined ? '' : readPresentation(answer.presentation ?? '', request, holder)
  if (credential === null) return err('NotShown')
  const name = didOfName === null ? null : claims.name
  const leadsTo = name === null ? claims.did : await didOfName?.(name).catch(() => undefined)
  if (leadsTo === undefined) return err('Unresolved')
  if (leadsTo !== claims.did) return err('WrongName')
  const { did, address, thumbprint, at } = claims
  const shown = credential === '' ? {} : { credential }
  return ok({ did, name, address, key: thumbprint, height: standing.version, at, ...shown })
}

const standingCodes = {
  notFound: 'NotFound',
  deactivated: 'Deactivated',
  locked: 'Locked',
  recovered: 'Recovered',
  unknown: 'Unresolved',
} as const

/** What is wrong with an answer by itself and by what was asked. */
function faultOf({ header, payload }: Jws, request: SignInRequest, now: number): AnswerCode | null {
  if (header['alg'] !== 'ES256K' || 'crit' in header || 'b64' in header) return 'WrongAlgorithm'
  if (payload['aud'] !== request.clientId) return 'WrongAudience'
  if (payload['nonce'] !== request.nonce) return 'WrongNonce'
  if (payload['chain_id'] !== request.chainId) return 'WrongChain'
  if (request.genesis !== null && payload['genesis'] !== request.genesis) return 'WrongChain'
  const [iat, exp] = [payload['iat'], payload['exp']]
  if (!Number.isSafeInteger(iat) || !Number.isSafeInteger(exp)) return 'AnswerIsMalformed'
  const [from, until] = [Number(iat) * 1_000, Number(exp) * 1_000]
  if (from > now + clockDrift) return 'NotYet'
  if (now > until || now - from > answerTime || now - request.at > answerTime) return 'TooOld'
  return null
}

/** The part of a name that a claim may have. */
const longestName = 200

function claimsOf({ header, payload }: Jws) {
  const { iss: did, sub, preferred_username: name, cnf, iat } = payload
  const match = typeof did === 'string' ? didSyntax.exec(did) : null
  const kid = header['kid']
  const thumbprint = ownValue(cnf, 'jkt')
  if (typeof did !== 'string' || match === null || sub !== did) return null
  if (typeof kid !== 'string' || !kid.startsWith(`${did}#`) || typeof thumbprint !== 'string') return null
  if (typeof name !== 'string' || name.length > longestName) return null
  const [, network = '', hex = ''] = match
  const address: Address = `0x${hex}`
  return { did, kid, name, thumbprint, network, address, at: Number(iat) * 1_000 }
}

const didSyntax = /^did:tyron:zil:(main|test|isol):([0-9a-f]{40})$/

/** `alice.ssi`, `work@alice.ssi`, `alice.did`, `alice.zlp`, `alice.gzil`. */
const nameSyntax = /^(?:(?!did@)[^\s@.\p{Cs}]+@[^\s@.\p{Cs}]+\.ssi|[^\s@.\p{Cs}]+\.(?:ssi|did|zlp|gzil))$/u

/** Is a name written in its one form? A site may keep it and compare it as it is. */
function isCanonicalName(name: string): boolean {
  return nameSyntax.test(name) && name === name.toLowerCase()
}

/** The part of a DID that names the network, by the chain's id; every other chain stands alone. */
const publicChains: Readonly<Record<number, string>> = { 1: 'main', 333: 'test' }
const ownNetwork = 'isol'
