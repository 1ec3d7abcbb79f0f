import type { DidStatus, W3cDocument } from '@tyto/identity'

/** The errors of DID Resolution (W3C Candidate Recommendation, section "Errors"), by their names in the old form. */
export const didErrors = {
  invalidDid: ['INVALID_DID', 'Invalid DID'],
  invalidDidUrl: ['INVALID_DID_URL', 'Invalid DID URL'],
  invalidOptions: ['INVALID_OPTIONS', 'Invalid options'],
  invalidDidDocument: ['INVALID_DID_DOCUMENT', 'Invalid DID document'],
  notFound: ['NOT_FOUND', 'Not found'],
  representationNotSupported: ['REPRESENTATION_NOT_SUPPORTED', 'Representation not supported'],
  methodNotSupported: ['METHOD_NOT_SUPPORTED', 'DID method not supported'],
  featureNotSupported: ['FEATURE_NOT_SUPPORTED', 'Feature not supported'],
  internalError: ['INTERNAL_ERROR', 'Internal error'],
} as const

export type DidErrorCode = keyof typeof didErrors

/** An error as RFC 9457 describes problems. */
export interface DidError {
  /** `https://www.w3.org/ns/did#NOT_FOUND` */
  readonly type: string
  readonly title: string
  readonly detail: string
  /** The name that DID Core 1.0 gave the error, which libraries still use: `notFound`. */
  readonly code: DidErrorCode
}

/** Times are UTC without fractions of a second: `2026-11-21T20:00:00Z`. */
export interface DidDocumentMetadata {
  readonly created?: string
  readonly updated?: string
  readonly deactivated?: true
  /** The number of the block that made this version. */
  readonly versionId?: string
  readonly nextUpdate?: string
  readonly nextVersionId?: string
  /** Told by our method beside the document. */
  readonly method?: {
    /** The DID's status in the wallet contract; a Locked one does not change any more. */
    readonly status: DidStatus | null
    /** `DIDxWALLET_7.0.0` */
    readonly walletVersion: string
  }
}

/** The result of resolving a DID: a document, the news that it is deactivated, or an error. */
export interface DidResolution {
  readonly didDocument: W3cDocument | null
  readonly didResolutionMetadata: {
    readonly contentType?: 'application/did'
    readonly error?: DidError
    /** After so many seconds it may be asked again: the nodes take no more calls for now. */
    readonly retryAfter?: number
    /** When the network was asked. */
    readonly retrieved?: string
  }
  readonly didDocumentMetadata: DidDocumentMetadata
}

export function didError(code: DidErrorCode, detail: string): DidError {
  const [name, title] = didErrors[code]
  return { type: `https://www.w3.org/ns/did#${name}`, title, detail, code }
}

export function failedResolution(error: DidError, retryAfter?: number): DidResolution {
  const metadata = { error, ...(retryAfter === undefined ? {} : { retryAfter }) }
  return { didDocument: null, didResolutionMetadata: metadata, didDocumentMetadata: {} }
}

/** A time in ms as the standard writes it. */
export function didTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`
}

/** The ms of a time in the standard's form; null if it is none. */
export function parseDidTime(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text)) return null
  const ms = Date.parse(text)
  return Number.isNaN(ms) || didTime(ms) !== text ? null : ms
}
