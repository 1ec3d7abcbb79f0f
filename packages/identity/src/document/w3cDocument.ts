import { encodeBase64url, toBech32, type Address } from '@tyto/primitives'
import { isDid } from './did'
import type { DidDocument, DocumentKey } from './didDocument'
import { publicKeyPoint } from './publicKeyPoint'

/** A DID document in the form of W3C DID Core 1.0, as JSON. */
export interface W3cDocument {
  readonly '@context': readonly (string | Readonly<Record<string, string>>)[]
  readonly id: string
  readonly verificationMethod: readonly W3cVerificationMethod[]
  readonly authentication?: readonly string[]
  readonly assertionMethod?: readonly string[]
  readonly keyAgreement?: readonly string[]
  readonly capabilityInvocation?: readonly string[]
  readonly capabilityDelegation?: readonly string[]
  readonly service?: readonly W3cService[]
}

/** The names of a key's type: by the W3C's present standard, and by the one before it, which older checkers look for. */
export const publicKeyFormats = ['JsonWebKey', 'JsonWebKey2020'] as const
export type PublicKeyFormat = (typeof publicKeyFormats)[number]

export interface W3cVerificationMethod {
  readonly id: string
  readonly type: PublicKeyFormat
  readonly controller: string
  readonly publicKeyJwk: {
    readonly kty: 'EC'
    readonly crv: 'secp256k1'
    readonly x: string
    readonly y: string
  }
}

export interface W3cService {
  readonly id: string
  readonly type: string
  readonly serviceEndpoint: string
}

/** The purposes that are verification relationships of the standard; the other keys are verification methods only. */
const relationships = [
  ['authentication', 'auth'],
  ['assertionMethod', 'assertion'],
  ['keyAgreement', 'agreement'],
  ['capabilityInvocation', 'invocation'],
  ['capabilityDelegation', 'delegation'],
] as const

/**
 * The meanings of our services' words, for readers of JSON-LD: a page of the web, an account somewhere. Without it such a
 * reader refuses the document, or loses the type.
 */
const serviceTerms = {
  WebPage: 'https://schema.org/WebPage',
  BlockchainAddress: 'http://xmlns.com/foaf/0.1/OnlineAccount',
} as const

/** The context that defines each type. */
const keyContexts: Readonly<Record<PublicKeyFormat, string>> = {
  JsonWebKey: 'https://w3id.org/security/jwk/v1',
  JsonWebKey2020: 'https://w3id.org/security/suites/jws-2020/v1',
}

/**
 * The document in W3C form (DID Core 1.0, keys as JsonWebKey with secp256k1, RFC 8812); null where the DID was not
 * created, or where what the contract says is no DID. Keys that are no point of the curve, such as the zero key of a
 * deactivated wallet, are left out, and so are services without an address. Keys and services share one space of
 * ids: of two that would be equal, the second one is given a number.
 */
export function toW3cDocument(document: DidDocument): W3cDocument | null {
  const { did, keys, services } = document
  if (!document.isCreated || !isDid(did)) return null
  const nameId = uniqueIds(did)
  const methods = keys.flatMap((key) => verificationMethod(did, key, nameId))
  const related: Partial<Record<(typeof relationships)[number][0], readonly string[]>> = {}
  for (const [relationship, purpose] of relationships) {
    const id = `${did}#${purpose}`
    if (methods.some((method) => method.id === id)) related[relationship] = [id]
  }
  const service = services.flatMap(({ id, address, chain, link }): W3cService[] => {
    if (address !== null) {
      const serviceEndpoint = accountUri(chain, address)
      return [{ id: nameId(id), type: 'BlockchainAddress', serviceEndpoint }]
    }
    return link === null ? [] : [{ id: nameId(id), type: 'WebPage', serviceEndpoint: uriOf(link) }]
  })
  return {
    '@context': [
      'https://www.w3.org/ns/did/v1',
      keyContexts.JsonWebKey,
      ...(service.length > 0 ? [serviceTerms] : []),
    ],
    id: did,
    verificationMethod: methods,
    ...related,
    ...(service.length > 0 ? { service } : {}),
  }
}

/** The same document with the types of its keys called otherwise; nothing else of it changes. */
export function withKeyFormat(document: W3cDocument, format: PublicKeyFormat): W3cDocument {
  const known = Object.values(keyContexts)
  const isKeyContext = (each: W3cDocument['@context'][number]) => known.some((url) => url === each)
  return {
    ...document,
    '@context': document['@context'].map((each) => (isKeyContext(each) ? keyContexts[format] : each)),
    verificationMethod: document.verificationMethod.map((method) => ({ ...method, type: format })),
  }
}

/** `zilliqa:zil1...`, `other:0x...`: the chain as a URI scheme. */
function accountUri(chain: string | null, address: Address): string {
  return chain === 'zilliqa' ? `zilliqa:${toBech32(address)}` : `${chain}:${address}`
}

function verificationMethod(
  did: string,
  key: DocumentKey,
  nameId: (text: string) => string,
): W3cVerificationMethod[] {
  const point = publicKeyPoint(key.publicKey)
  if (point === null) return []
  return [
    {
      id: nameId(key.purpose),
      type: 'JsonWebKey',
      controller: did,
      publicKeyJwk: { kty: 'EC', crv: 'secp256k1', x: encodeBase64url(point.x), y: encodeBase64url(point.y) },
    },
  ]
}

/** Makes DID URLs that differ; their fragments are percent-encoded as RFC 3986 asks. */
function uniqueIds(did: string): (text: string) => string {
  const taken = new Set<string>()
  return (text) => {
    const fragment = encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD')) || 'unnamed'
    let id = `${did}#${fragment}`
    for (let count = 2; taken.has(id); count++) id = `${did}#${fragment}-${count}`
    taken.add(id)
    return id
  }
}

/** A link as a URI of RFC 3986: characters that may not stand there are percent-encoded. */
function uriOf(link: string): string {
  const [before = '', ...after] = link.split('#')
  const whole = after.length === 0 ? before : `${before}#${after.join('%23')}`
  return whole
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(/%(?![0-9A-Fa-f]{2})|[^\w.~:/?#@!$&'()*+,;=%-]+/gu, encodeURIComponent)
}
