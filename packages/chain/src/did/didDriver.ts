import type { DidDocumentMetadata, DidResolution } from './didResolution'
import { resolveDid, type DidSource } from './resolveDid'

/** A result in the form of the library `did-resolver`: the error is a word, the rest is the standard's. */
interface DriverResult {
  readonly didDocument: DriverDocument | null
  readonly didResolutionMetadata: {
    readonly contentType?: string
    readonly error?: string
    readonly message?: string
    readonly retrieved?: string
  }
  readonly didDocumentMetadata: DidDocumentMetadata
}

type Writable<T> = T extends string
  ? T
  : T extends readonly (infer E)[]
    ? Writable<E>[]
    : { -readonly [K in keyof T]: Writable<T[K]> }
type DriverDocument = Writable<NonNullable<DidResolution['didDocument']>>

/** The parts of the DID that `did-resolver` hands over (its type `ParsedDID`). */
interface ParsedDid {
  readonly did: string
  readonly query?: string
}

/** The library's own word for it. */
const words: Readonly<Record<string, string>> = { methodNotSupported: 'unsupportedDidMethod' }

/**
 * The driver of our method for the library `did-resolver`: `new Resolver(getResolver({ sources }))`. It asks the nodes
 * itself, without a server of ours. Versions are chosen by the DID URL's query or by the options `versionId` and
 * `versionTime`. `now` in ms since 1970.
 */
export function getResolver({
  sources,
  now = Date.now,
}: {
  readonly sources: readonly DidSource[]
  readonly now?: () => number
}) {
  return {
    tyron: async (
      _didUrl: string,
      { did, query }: ParsedDid,
      _resolver: unknown,
      options: Readonly<Record<string, unknown>>,
    ): Promise<DriverResult> => {
      const parameters = new URLSearchParams(query ?? '')
      const option = (name: 'versionId' | 'versionTime'): string | undefined => {
        const value = parameters.get(name) ?? options[name]
        return typeof value === 'string' ? value : undefined
      }
      const asked = { versionId: option('versionId'), versionTime: option('versionTime') }
      const { didDocument, didResolutionMetadata, didDocumentMetadata } = await resolveDid(
        sources,
        { did, version: asked },
        now,
      )
      const { error, ...metadata } = didResolutionMetadata
      return {
        didDocument: structuredClone(didDocument) as DriverDocument | null,
        didResolutionMetadata: error
          ? { ...metadata, error: words[error.code] ?? error.code, message: error.detail }
          : metadata,
        didDocumentMetadata,
      }
    },
  }
}
