import { BaseError, bytesToUtf8, decodeBase64url, encodeBase64url, utf8ToBytes } from '@tyto/primitives'
import { answerPlace } from './answerPlace'

/** Who asks, and how it wants the answer. */
export interface Site {
  /** The site's own address that takes answers; with TLS, or on this machine. */
  readonly answerTo: string
  /** `fragment`: the same browser brings the answer, behind `#`. `post`: a browser anywhere sends it, such as a phone's. */
  readonly mode: 'fragment' | 'post'
  /** The chain on which it looks people up; 1 is mainnet. */
  readonly chainId: number
  /** The hash of block 0, where several chains have this id; null where any will do. */
  readonly genesis?: string | null
  /** What it calls itself. Nobody checks it. */
  readonly title?: string
  /** The type of a W3C credential that it asks for besides, such as `MemberOfTheGuild`. */
  readonly credential?: string
  /** The names of the facts of it that the site needs; left out for none. What else it says, its holder need not show. */
  readonly facts?: readonly string[]
  /** Its own DID and name, where it has them: the request is signed then (`signRequest`). */
  readonly did?: string
  readonly username?: string
}

/** What is new in each request. */
export interface Fresh {
  /** At least 32 bytes by chance, such as `crypto.getRandomValues(new Uint8Array(32))`. */
  readonly random: Uint8Array
  /** In ms since 1970. */
  readonly now: number
}

/**
 * A request to sign in (Self-Issued OpenID Provider v2; the names of its parameters are in `writeRequest`). The site keeps it
 * until it is answered, and takes it out before it checks the answer: so it counts once.
 */
export interface SignInRequest {
  /** By it the answer names whom it is for: `redirect_uri:` and the address, or `decentralized_identifier:` and the site's DID. */
  readonly clientId: string
  readonly answerTo: string
  readonly mode: 'fragment' | 'post'
  readonly chainId: number
  readonly genesis: string | null
  /** Empty where the site does not call itself anything. */
  readonly title: string
  /** The name that it says its DID has; empty where it says none. */
  readonly username: string
  /** The type of the credential that it asks for besides; left out for none. */
  readonly credential?: string
  /** The names of the facts of it that are asked for; left out for none. */
  readonly facts?: readonly string[]
  readonly nonce: string
  readonly state: string
  /** When it was made, in ms since 1970; whole seconds. */
  readonly at: number
}

/** How long a request may be answered and an answer be taken, in ms. */
export const answerTime = 300_000
/** Clocks may differ by so much, in ms. */
export const clockDrift = 60_000

const leastRandom = 32
const half = 16

/**
 * A new request of a site. Throws `InvalidSite` for an address that is none or that others can read, or a DID that is none, and `TooLittleChance` for less
 * than 32 random bytes.
 */
export function makeRequest(site: Site, { random, now }: Fresh): SignInRequest {
  if (answerPlace(site.answerTo)?.isSafe !== true) {
    throw new BaseError('InvalidSite', 'An answer goes to an address with https, or to this machine.')
  }
  if (random.length < leastRandom) {
    throw new BaseError('TooLittleChance', 'A request needs 32 random bytes: nobody may guess it.')
  }
  const {
    answerTo,
    mode,
    chainId,
    genesis = null,
    title = '',
    credential,
    facts = [],
    did,
    username = '',
  } = site
  if (did !== undefined && !isDid(did)) throw new BaseError('InvalidSite', 'The DID of the site is none.')
  if (credential !== undefined && !isCredentialType(credential)) {
    throw new BaseError('InvalidSite', 'The type of a credential is one word of letters and digits.')
  }
  if (!areFacts(facts) || (credential === undefined && facts.length > 0)) {
    throw new BaseError(
      'InvalidSite',
      'The facts are names of a credential, twelve at most and each of them once.',
    )
  }
  return {
    clientId: did === undefined ? clientIdOf(answerTo) : `${didPrefix}${did}`,
    answerTo,
    mode,
    chainId,
    genesis,
    title,
    username,
    ...(credential === undefined ? {} : { credential }),
    ...(facts.length === 0 ? {} : { facts }),
    nonce: encodeBase64url(random.slice(0, half)),
    state: encodeBase64url(random.slice(half, leastRandom)),
    at: now - (now % 1_000),
  }
}

/** May a credential be asked for by this type? */
export function isCredentialType(text: string): boolean {
  return /^[A-Za-z0-9]{1,100}$/.test(text)
}

/** More facts are not asked for at once, no longer name of one and no longer names together, in characters. */
const mostFacts = 12
const longestFact = 60
const longestFacts = 240

/** May these facts of a credential be asked for? Each is one line without signs that cannot be seen. */
export function areFacts(facts: readonly unknown[]): facts is readonly string[] {
  const isShort = facts.length <= mostFacts && facts.join('').length <= longestFacts
  return isShort && new Set(facts).size === facts.length && facts.every(isFact)
}

function isFact(fact: unknown): boolean {
  const isWord = typeof fact === 'string' && fact !== '' && fact.length <= longestFact
  return isWord && fact.trim() === fact && !/[\p{C}\p{Zl}\p{Zp}]/u.test(fact)
}

/** What stands before a site's DID in its `client_id` (OpenID for Verifiable Presentations 1.0, section 5.9). */
export const didPrefix = 'decentralized_identifier:'

/** Is a text a DID of any method (DID Core, section 3.1)? */
export function isDid(text: string): boolean {
  return /^did:[a-z0-9]+:(?:[\w.:-]|%[0-9A-Fa-f]{2})*(?:[\w.-]|%[0-9A-Fa-f]{2})$/.test(text)
}

/** The `client_id` of a site without a DID: the address that gets the answer. */
export function clientIdOf(answerTo: string): string {
  return `redirect_uri:${answerTo}`
}

/** The longest request that is looked at, in characters of the link. */
export const longestRequest = 4_000

/**
 * The link on which a person answers: a page of Tyto under their own name. The request stands behind `#`, which browsers send to no
 * server. As a QR code it is answered by a phone.
 *
 * @example
 * signInLink('https://tyto.example/', 'alice.ssi', 'a=1') // 'https://tyto.example/alice.ssi/didx/signin#request=YT0x'
 */
export function signInLink(app: string, name: string, written: string): string {
  const path = encodeURIComponent(name).replaceAll('%40', '@')
  return `${app.replace(/\/+$/, '')}/${path}/didx/signin#request=${encodeBase64url(utf8ToBytes(written))}`
}

/** The request of a link, as `writeRequest` wrote it; null for what is none or too long. */
export function openLinkCode(code: string): string | null {
  if (code.length > longestRequest) return null
  try {
    return bytesToUtf8(decodeBase64url(code))
  } catch {
    return null
  }
}
