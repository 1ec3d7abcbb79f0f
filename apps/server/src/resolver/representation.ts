import type { IncomingMessage } from 'node:http'
import Negotiator from 'negotiator'

/** What the body of an answer is: the document (or the part of it that a DID URL leads to), or all with its metadata. */
export type BodyKind = 'document' | 'resolution' | 'dereferencing' | 'links'

/** What was asked for: a DID, or a DID URL with a path, a fragment or parameters of its own. */
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

/** What each can be had as, the first one for who takes anything. */
const available: Readonly<Record<AskedFor, readonly Representation[]>> = {
  // The profile is the resolution's older name.
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

/** The representation that a request likes best (RFC 9110, section 12.5.1); null where it likes none. */
export function chooseRepresentation(request: IncomingMessage, asked: AskedFor): Representation | null {
  const choices = available[asked]
  const [best] = new Negotiator(request).mediaTypes(choices.map(({ mediaType }) => mediaType))
  return choices.find(({ mediaType }) => mediaType === best) ?? null
}

/** The media types that are offered, for who asked for another one. */
export function offeredTypes(asked: AskedFor): string {
  return available[asked].map(({ mediaType }) => mediaType).join(', ')
}
