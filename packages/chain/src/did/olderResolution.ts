import { withKeyFormat, type W3cDocument } from '@tyto/identity'
import type { DidDocumentMetadata, DidErrorCode, DidResolution } from './didResolution'

/** A resolution as DID Core 1.0 wrote it: keys of the type `JsonWebKey2020`, and an error that is one word. */
export interface OlderResolution {
  readonly didDocument: W3cDocument | null
  readonly didResolutionMetadata: {
    readonly contentType?: 'application/did+ld+json'
    readonly error?: DidErrorCode
    /** The reason, in words. */
    readonly message?: string
    readonly retryAfter?: number
    readonly retrieved?: string
  }
  readonly didDocumentMetadata: DidDocumentMetadata
}

/**
 * The result of a resolution for those who know the older standard only: they find no key of today's type, and cannot
 * print an error that is an object.
 */
export function olderResolution({
  didDocument,
  didResolutionMetadata: { contentType, error, ...metadata },
  didDocumentMetadata,
}: DidResolution): OlderResolution {
  return {
    didDocument: didDocument && withKeyFormat(didDocument, 'JsonWebKey2020'),
    didResolutionMetadata: {
      ...(contentType === undefined ? {} : { contentType: 'application/did+ld+json' }),
      ...(error === undefined ? {} : { error: error.code, message: error.detail }),
      ...metadata,
    },
    didDocumentMetadata,
  }
}
