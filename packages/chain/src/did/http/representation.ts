import type { PublicKeyFormat } from '@tyto/identity'
import Negotiator from 'negotiator'

/** The body of an answer: the document (or the part that a DID URL leads to), or everything with its metadata. */
export type BodyKind = 'document' | 'resolution' | 'dereferencing' | 'links'

/** The thing that a request asks for: a DID, or a DID URL with a path, a fragment or parameters. */
export type AskedFor = 'did' | 'didUrl'

export interface Representation {
  readonly mediaType: string
  readonly kind: BodyKind
  /** The type of the document's keys; with the older one, an error is one word too. */
  readonly keys: PublicKeyFormat
}

/** The older name for a resolution. */
export const olderResolutionType = 'application/ld+json;profile="https://w3id.org/did-resolution"'

/** Media types of DID Core 1.0 are asked for by checkers of its time: they look for its type of keys. */
const documents = [
  representation('application/did', 'document'),
  representation('application/did+ld+json', 'document', 'JsonWebKey2020'),
  representation('application/did+json', 'document', 'JsonWebKey2020'),
  representation('application/ld+json', 'document'),
]

/** The representations of each, with the default first. */
const available: Readonly<Record<AskedFor, readonly Representation[]>> = {
  did: [
    representation('application/did-resolution', 'resolution'),
    ...documents,
    representation(olderResolutionType, 'resolution', 'JsonWebKey2020'),
    representation('application/did-url-dereferencing', 'dereferencing'),
    representation('application/json', 'resolution'),
  ],
  didUrl: [
    representation('application/did-url-dereferencing', 'dereferencing'),
    ...documents,
    representation('application/json', 'dereferencing'),
    representation('text/uri-list', 'links'),
  ],
}

function representation(
  mediaType: string,
  kind: BodyKind,
  keys: PublicKeyFormat = 'JsonWebKey',
): Representation {
  return { mediaType, kind, keys }
}

/** The representation that a request prefers (RFC 9110, section 12.5.1); null if it accepts none. */
export function chooseRepresentation(accept: string | undefined, asked: AskedFor): Representation | null {
  const choices = available[asked]
  const [best] = new Negotiator({ headers: { accept } }).mediaTypes(choices.map(({ mediaType }) => mediaType))
  return choices.find(({ mediaType }) => mediaType === best) ?? null
}

/** The media types that are offered, for clients that asked for another one. */
export function offeredTypes(asked: AskedFor): string {
  return available[asked].map(({ mediaType }) => mediaType).join(', ')
}
