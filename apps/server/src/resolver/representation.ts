import type { IncomingMessage } from 'node:http'
import Negotiator from 'negotiator'

/** What the body of an answer is: the document (or the part of it that a DID URL leads to), or all with its metadata. */
export type BodyKind = 'document' | 'resolution' | 'dereferencing' | 'links'

export interface Representation {
  readonly mediaType: string
  readonly kind: BodyKind
}

const documents: readonly Representation[] = [
  { mediaType: 'application/did', kind: 'document' },
  { mediaType: 'application/did+ld+json', kind: 'document' },
  { mediaType: 'application/did+json', kind: 'document' },
  { mediaType: 'application/ld+json', kind: 'document' },
]

/** What a DID can be had as, the first one for who takes anything. The profile is the resolution's older name. */
const ofDid: readonly Representation[] = [
  { mediaType: 'application/did-resolution', kind: 'resolution' },
  ...documents,
  { mediaType: 'application/ld+json;profile="https://w3id.org/did-resolution"', kind: 'resolution' },
  { mediaType: 'application/did-url-dereferencing', kind: 'dereferencing' },
  { mediaType: 'application/json', kind: 'resolution' },
]

/** What a DID URL with a path, a fragment or parameters of its own can be had as. */
const ofDidUrl: readonly Representation[] = [
  { mediaType: 'application/did-url-dereferencing', kind: 'dereferencing' },
  ...documents,
  { mediaType: 'application/json', kind: 'dereferencing' },
  { mediaType: 'text/uri-list', kind: 'links' },
]

/** The representation that a request likes best (RFC 9110, section 12.5.1); null where it likes none. */
export function chooseRepresentation(request: IncomingMessage, isDidUrl: boolean): Representation | null {
  const available = isDidUrl ? ofDidUrl : ofDid
  const [best] = new Negotiator(request).mediaTypes(available.map(({ mediaType }) => mediaType))
  return available.find(({ mediaType }) => mediaType === best) ?? null
}

/** The media types that are offered, for who asked for another one. */
export function offeredTypes(isDidUrl: boolean): string {
  return (isDidUrl ? ofDidUrl : ofDid).map(({ mediaType }) => mediaType).join(', ')
}
