import { encodeBase64url, toBech32, type Address } from '@tyto/primitives'
import type { DidDocument, DocumentKey } from './didDocument'
import { publicKeyPoint } from './publicKeyPoint'

/** A DID document in the form of W3C DID Core 1.0, as JSON. */
export interface W3cDocument {
  readonly '@context': readonly string[]
  readonly id: string
  readonly verificationMethod: readonly W3cVerificationMethod[]
  readonly authentication?: readonly string[]
  readonly assertionMethod?: readonly string[]
  readonly keyAgreement?: readonly string[]
  readonly capabilityInvocation?: readonly string[]
  readonly capabilityDelegation?: readonly string[]
  readonly service?: readonly W3cService[]
}

export interface W3cVerificationMethod {
  readonly id: string
  readonly type: 'JsonWebKey'
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

/** DID Core 1.0, section 3.1. */
const didSyntax = /^did:[a-z0-9]+:(?:[A-Za-z0-9._:-]|%[0-9A-Fa-f]{2})*(?:[A-Za-z0-9._-]|%[0-9A-Fa-f]{2})$/

/**
 * The document in W3C form (DID Core 1.0, keys as JsonWebKey with secp256k1, RFC 8812); null where the DID was not
 * created, or where what the contract says is no DID. Keys that are no point of the curve, such as the zero key of a deactivated wallet, are left out.
 */
export function toW3cDocument(document: DidDocument): W3cDocument | null {
  if (!document.isCreated || !didSyntax.test(document.did)) return null
  const methods = document.keys.flatMap((key) => verificationMethod(document.did, key))
  const ids = new Set(methods.map((method) => method.id))
  const related: Partial<Record<(typeof relationships)[number][0], readonly string[]>> = {}
  for (const [relationship, purpose] of relationships) {
    const id = fragment(document.did, purpose)
    if (ids.has(id)) related[relationship] = [id]
  }
  const services = document.services.map((service) => ({
    id: fragment(document.did, service.id),
    type: service.address === null ? 'LinkedDomains' : 'BlockchainAddress',
    serviceEndpoint: service.address === null ? service.link : accountUri(service.chain, service.address),
  }))
  const service = services.filter(hasEndpoint)
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/jwk/v1'],
    id: document.did,
    verificationMethod: methods,
    ...related,
    ...(service.length > 0 ? { service } : {}),
  }
}

/** `zilliqa:zil1...`, `other:0x...`: the chain as a URI scheme. */
function accountUri(chain: string | null, address: Address): string {
  return chain === 'zilliqa' ? `zilliqa:${toBech32(address)}` : `${chain}:${address}`
}

function hasEndpoint<S extends { serviceEndpoint: string | null }>(
  service: S,
): service is S & { serviceEndpoint: string } {
  return service.serviceEndpoint !== null
}

function verificationMethod(did: string, key: DocumentKey): W3cVerificationMethod[] {
  const point = publicKeyPoint(key.publicKey)
  if (point === null) return []
  return [
    {
      id: fragment(did, key.purpose),
      type: 'JsonWebKey',
      controller: did,
      publicKeyJwk: { kty: 'EC', crv: 'secp256k1', x: encodeBase64url(point.x), y: encodeBase64url(point.y) },
    },
  ]
}

/** A DID URL; the fragment is percent-encoded as RFC 3986 asks. */
function fragment(did: string, text: string): string {
  return `${did}#${encodeURIComponent(text)}`
}
