import { dereference } from '../dereference'
import { didError, failedResolution, type DidErrorCode, type DidResolution } from '../didResolution'
import { olderResolution, type OlderResolution } from '../olderResolution'
import type { DidUrl, PublicKeyFormat } from '@tyto/identity'
import { olderResolutionType, type AskedFor, type Representation } from './representation'

/** An answer of the resolver before it is sent. */
export interface DidAnswer {
  readonly status: number
  readonly mediaType: string
  readonly body: string
  /** The address of a service, for status 303. */
  readonly location?: string
  /** Seconds, for status 503. */
  readonly retryAfter?: number
}

/** W3C DID Resolution, section "HTTP(S) Binding": the status for each error. */
const statuses: Readonly<Record<DidErrorCode, number>> = {
  invalidDid: 400,
  invalidDidUrl: 400,
  invalidOptions: 400,
  notFound: 404,
  representationNotSupported: 406,
  invalidDidDocument: 500,
  internalError: 500,
  methodNotSupported: 501,
  featureNotSupported: 501,
}

/** Is a DID URL only a DID, or does it ask for more than the document? */
export function askedFor({ path, query, fragment }: DidUrl): AskedFor {
  const own = (query ?? '')
    .split('&')
    .filter((part) => part !== '' && !/^version(?:Id|Time)(?:=|$)/.test(part))
  return path !== '' || fragment !== null || own.length > 0 ? 'didUrl' : 'did'
}

/** The answer for a resolution in a representation. Only the representation `document` comes without metadata. */
export function answerOf(
  resolution: DidResolution,
  url: DidUrl,
  { mediaType, kind, keys }: Representation,
): DidAnswer {
  const { error, retrieved } = resolution.didResolutionMetadata
  const form = kind === 'dereferencing' ? 'didUrl' : 'did'
  if (error) return failure(resolution, form, keys)
  const { didDocument, didResolutionMetadata, didDocumentMetadata } = written(resolution, keys)
  if (didDocument === null) {
    const answer = withMetadata(resolution, form, keys)
    return { ...answer, mediaType: form === 'didUrl' ? mediaType : answer.mediaType, status: 410 }
  }
  if (kind === 'resolution') return { ...withMetadata(resolution, form, keys), mediaType }

  const found = dereference(didDocument, url, kind === 'links' ? 'links' : 'document')
  if (!found.ok) return refusal(found.code, whyNot[found.code], form, keys)
  if (found.value.kind === 'links') {
    // Several addresses are sent as a list; a single one is sent as a redirect.
    const [first = '', ...others] = found.value.links
    if (others.length === 0) return { status: 303, mediaType, body: '', location: first }
    return { status: 200, mediaType, body: [first, ...others, ''].join('\r\n') }
  }
  if (kind === 'links')
    return refusal(
      'representationNotSupported',
      'Only services have addresses: name one, or a type of them.',
      'didUrl',
      keys,
    )
  const content = found.value.kind === 'part' ? found.value.part : found.value.document
  if (kind === 'document') return { status: 200, mediaType, body: JSON.stringify(content) }
  const body = {
    content,
    dereferencingMetadata: { contentType: didResolutionMetadata.contentType, retrieved },
    contentMetadata: didDocumentMetadata,
  }
  return { status: 200, mediaType, body: JSON.stringify(body) }
}

const whyNot = {
  invalidDidUrl:
    'The DID URL cannot be followed: a parameter stands there twice, or leads out of the service that it names.',
  notFound: 'The document has no such key or service, or the path or parameter means nothing to this method.',
} as const

/** The answer to a request that is refused before the network is asked. */
export function refusal(
  code: DidErrorCode,
  detail: string,
  asked: AskedFor = 'did',
  keys: PublicKeyFormat = 'JsonWebKey',
): DidAnswer {
  return failure(failedResolution(didError(code, detail)), asked, keys)
}

/** Errors are always sent with their reason, whatever representation was asked for. */
function failure(resolution: DidResolution, asked: AskedFor, keys: PublicKeyFormat): DidAnswer {
  const { error, retryAfter } = resolution.didResolutionMetadata
  const answer = { ...withMetadata(resolution, asked, keys), status: error ? statuses[error.code] : 500 }
  // The resolver is well, and its nodes take no more calls for now.
  return retryAfter === undefined ? answer : { ...answer, status: 503, retryAfter }
}

/** A resolution in the words of today's standard, or of the one before it. */
function written(resolution: DidResolution, keys: PublicKeyFormat): DidResolution | OlderResolution {
  return keys === 'JsonWebKey' ? resolution : olderResolution(resolution)
}

/** Everything that a resolution says, in the standard's form for this kind of request. */
function withMetadata(resolution: DidResolution, asked: AskedFor, keys: PublicKeyFormat): DidAnswer {
  const whole = written(resolution, keys)
  if (asked === 'did') {
    const mediaType = keys === 'JsonWebKey' ? 'application/did-resolution' : olderResolutionType
    return { status: 200, mediaType, body: JSON.stringify(whole) }
  }
  const body = {
    content: whole.didDocument,
    dereferencingMetadata: whole.didResolutionMetadata,
    contentMetadata: whole.didDocumentMetadata,
  }
  return { status: 200, mediaType: 'application/did-url-dereferencing', body: JSON.stringify(body) }
}
