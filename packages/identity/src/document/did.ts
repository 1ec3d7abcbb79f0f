import { err, ok, type Address, type Result } from '@tyto/primitives'

/** The part of a DID that names the network: mainnet, testnet, or a network of one's own. */
export const didNetworks = ['main', 'test', 'isol'] as const
export type DidNetwork = (typeof didNetworks)[number]

/** A DID of our method: `did:tyron:zil:<network>:<40 lower-case hex digits of the wallet's address>`. */
export interface TyronDid {
  readonly did: string
  readonly network: DidNetwork
  /** The wallet contract that holds the document. */
  readonly address: Address
}

/** A DID URL (DID Core, section 3.2), still percent-encoded. */
export interface DidUrl {
  readonly did: string
  /** With its leading slash; empty where there is none. */
  readonly path: string
  /** Without the question mark; null where there is none. */
  readonly query: string | null
  /** Without the hash sign; null where there is none. */
  readonly fragment: string | null
}

export type DidCode =
  /** No DID at all, or one that this method does not have. */
  | 'InvalidDid'
  /** A sound DID of another method. */
  | 'MethodNotSupported'

/** No DID URL is longer: what a request line may hold is about four times as much. */
const longestDidUrl = 2048

const didText = String.raw`did:[a-z0-9]+:(?:(?:[A-Za-z0-9._-]|%[0-9A-Fa-f]{2})*:)*(?:[A-Za-z0-9._-]|%[0-9A-Fa-f]{2})+`
const didSyntax = new RegExp(`^${didText}$`)
/** Path, query and fragment of RFC 3986: unreserved and the delimiters that may stand there, the rest encoded. */
const didUrlSyntax = new RegExp(
  String.raw`^(${didText})((?:/(?:[\w.~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})*)*)(?:\?((?:[\w.~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*))?(?:#((?:[\w.~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*))?$`,
)
const tyronSyntax = /^did:tyron:zil:(main|test|isol):([0-9a-f]{40})$/

/** Is this text a DID of any method (DID Core, section 3.1)? */
export function isDid(text: string): boolean {
  return text.length <= longestDidUrl && didSyntax.test(text)
}

/**
 * Reads a DID of our method.
 *
 * @example
 * parseDid('did:web:example.com') // { ok: false, code: 'MethodNotSupported' }
 */
export function parseDid(text: string): Result<TyronDid, DidCode> {
  if (!isDid(text)) return err('InvalidDid')
  if (!text.startsWith('did:tyron:')) return err('MethodNotSupported')
  const match = tyronSyntax.exec(text)
  const network = didNetworks.find((known) => known === match?.[1])
  if (network === undefined) return err('InvalidDid')
  return ok({ did: text, network, address: `0x${match?.[2] ?? ''}` })
}

/**
 * Takes a DID URL of any method apart; null if it is none.
 *
 * @example
 * parseDidUrl('did:web:example.com#key-1') // { did: 'did:web:example.com', path: '', query: null, fragment: 'key-1' }
 */
export function parseDidUrl(text: string): DidUrl | null {
  const match = text.length <= longestDidUrl ? didUrlSyntax.exec(text) : null
  if (match === null) return null
  const [, did = '', path = '', query = null, fragment = null] = match
  return { did, path, query, fragment }
}

/**
 * The parameters of a DID URL's query, percent-decoded; null if it is none. A name that stands there twice makes it none, since
 * no standard says what that means.
 */
export function parseDidParameters(query: string | null): ReadonlyMap<string, string> | null {
  const parameters = new Map<string, string>()
  try {
    for (const part of (query ?? '').split('&')) {
      if (part === '') continue
      const [name = '', ...value] = part.split('=').map(decodeURIComponent)
      if (name === '' || parameters.has(name)) return null
      parameters.set(name, value.join('='))
    }
    return parameters
  } catch {
    return null
  }
}

/**
 * The DID of a wallet of our contracts.
 *
 * @example
 * formatDid('main', '0x6d715b26778be43386451a968e4e12e0f8d99e4f') // 'did:tyron:zil:main:6d715b26778be43386451a968e4e12e0f8d99e4f'
 */
export function formatDid(network: DidNetwork, address: Address): string {
  return `did:tyron:zil:${network}:${address.slice(2)}`
}
