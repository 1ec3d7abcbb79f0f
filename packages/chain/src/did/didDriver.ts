import { publicKeyFormats, type PublicKeyFormat } from '@tyto/identity'
import type { DidDocumentMetadata, DidResolution } from './didResolution'
import { olderResolution } from './olderResolution'
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

/** The media types of DID Core 1.0: who asks for one looks for keys of its time. */
const olderTypes: readonly unknown[] = ['application/did+json', 'application/did+ld+json']

/**
 * The driver of our method for the library `did-resolver`: `new Resolver(getResolver({ sources }))`. It asks the nodes
 * itself, without a server of ours. Versions are chosen by the DID URL's query or by the options `versionId` and
 * `versionTime`. Keys are of the type `publicKeyFormat`, which the option of that name chooses for one call; a call that
 * asks for a media type of DID Core 1.0 (`accept`, as `did-jwt` does) gets `JsonWebKey2020`. `now` in ms since 1970.
 */
export function getResolver({
  sources,
  publicKeyFormat = 'JsonWebKey',
  now = Date.now,
}: {
  readonly sources: readonly DidSource[]
  readonly publicKeyFormat?: PublicKeyFormat
  readonly now?: () => number
}) {
  const formatFor = (options: Readonly<Record<string, unknown>>): PublicKeyFormat =>
    publicKeyFormats.find((format) => format === options['publicKeyFormat']) ??
    (olderTypes.includes(options['accept']) ? 'JsonWebKey2020' : publicKeyFormat)
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
      const resolution = await resolveDid(sources, { did, version: asked }, now)
      const older = olderResolution(resolution)
      const { error, ...metadata } = older.didResolutionMetadata
      const isOlder = formatFor(options) === 'JsonWebKey2020'
      const { contentType } = resolution.didResolutionMetadata
      return {
        didDocument: structuredClone(isOlder ? older : resolution).didDocument as DriverDocument | null,
        didResolutionMetadata: {
          ...metadata,
          ...(isOlder || contentType === undefined ? {} : { contentType }),
          ...(error === undefined ? {} : { error: words[error] ?? error }),
        },
        didDocumentMetadata: resolution.didDocumentMetadata,
      }
    },
  }
}
