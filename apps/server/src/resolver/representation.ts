import type { IncomingMessage } from 'node:http'
import Negotiator from 'negotiator'

/** The body of an answer: the document (or the part that a DID URL leads to), or everything with its metadata. */
export type BodyKind = 'document' | 'resolution' | 'dereferencing' | 'links'

/** What the request asks for: a DID, or a DID URL with a path, a fragment or parameters. */
export type AskedFor = 'did' | 'didUrl'

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

/** The representations of each, with the default first. */
const available: Readonly<Record<AskedFor, readonly Representation[]>> = {
  // The profile is the older name for a resolution.
  did: [
    { mediaType: 'application/did-resolution', kind: 'resolution' },
    ...documents,
    { mediaType: 'application/ld+json;profile="https://w3id.org/did-resolution"', kind: 'resolution' },
    { mediaType: 'application/did-url-dereferencing', kind: 'dereferencing' },
    { mediaType: 'application/json', kind: 'resolution' },
  ],
  didUrl: [
    { mediaType: 'application/did-url-dereferencing', kind: 'dereferencing' },
    ...documents,
    { mediaType: 'application/json', kind: 'dereferencing' },
    { mediaType: 'text/uri-list', kind: 'links' },
  ],
}

/** The representation that a request prefers (RFC 9110, section 12.5.1); null if it accepts none. */
export function chooseRepresentation(request: IncomingMessage, asked: AskedFor): Representation | null {
  const choices = available[asked]
  const [best] = new Negotiator(request).mediaTypes(choices.map(({ mediaType }) => mediaType))
  return choices.find(({ mediaType }) => mediaType === best) ?? null
}

/** The media types that are offered, for clients that asked for another one. */
export function offeredTypes(asked: AskedFor): string {
  return available[asked].map(({ mediaType }) => mediaType).join(', ')
}
