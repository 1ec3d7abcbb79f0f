import { bytesToUtf8, isRecord, ownValue, parseJson, readBounded, type ByteStream } from '@tyto/primitives'
import type { EcKey } from './answer'

/** Asks for the document of a DID: the result of a DID resolution as JSON, of whatever version. May reject. */
export type Resolve = (did: string) => Promise<unknown>

export interface ResolverOptions {
  /** Where the resolver answers: `https://tyto.example/1.0/identifiers/`. */
  readonly url: string
  readonly fetch: (
    url: string,
    init: { readonly headers: Readonly<Record<string, string>>; readonly signal: AbortSignal },
  ) => Promise<{ readonly body: ByteStream | null }>
  /** How long the resolver may take until all of its answer is there, in ms. Default 10,000. */
  readonly timeoutMs?: number
}

/** No resolution is longer, in bytes: of one that is, no more is read. */
const mostResolution = 200_000

/**
 * Asks a resolver over HTTP (DID Resolution, HTTP(S) binding): Tyto's, or any Universal Resolver with our driver. What it makes rejects
 * where there is no answer in time.
 */
export function httpResolver({ url, fetch, timeoutMs = 10_000 }: ResolverOptions): Resolve {
  const base = url.endsWith('/') ? url : `${url}/`
  return async (did) => {
    const headers = { accept: 'application/did-resolution' }
    // What was kept of a document for some seconds may hold a key that it has no more.
    const signal = AbortSignal.timeout(timeoutMs)
    const bytes = await readBounded(
      await fetch(`${base}${did}?noCache=true`, { headers, signal }),
      mostResolution,
    )
    return bytes === null ? null : parseJson(bytesToUtf8(bytes))
  }
}

/** What a resolution says of a person's keys. */
export type Standing =
  | { readonly kind: 'sound'; readonly keys: ReadonlyMap<string, EcKey>; readonly version: string | null }
  | { readonly kind: 'notFound' | 'deactivated' | 'locked' | 'recovered' | 'unknown' }

/** What a key is for: to log in, or to say something about others. */
export type KeyUse = 'authentication' | 'assertionMethod'

/**
 * Reads a resolution, of today's standard or of the one before: the keys of its subject for a use, by their ids. What is not of the
 * standard's shape is `unknown`.
 */
export function standingOf(resolution: unknown, did: string, use: KeyUse): Standing {
  const metadata = ownValue(resolution, 'didDocumentMetadata')
  if (ownValue(metadata, 'deactivated') === true) return { kind: 'deactivated' }
  const error = ownValue(ownValue(resolution, 'didResolutionMetadata'), 'error')
  if (error !== undefined && error !== null) {
    const word = typeof error === 'string' ? error : ownValue(error, 'type')
    const isMissing = typeof word === 'string' && /^notFound$|#NOT_FOUND$/.test(word)
    return { kind: isMissing ? 'notFound' : 'unknown' }
  }
  const document = ownValue(resolution, 'didDocument')
  if (ownValue(document, 'id') !== did) return { kind: 'unknown' }
  const status = ownValue(ownValue(metadata, 'method'), 'status')
  if (status === 'Locked') return { kind: 'locked' }
  if (status === 'Recovered') return { kind: 'recovered' }
  const version = ownValue(metadata, 'versionId')
  return {
    kind: 'sound',
    keys: keysFor(use, document, did),
    version: typeof version === 'string' ? version : null,
  }
}

function keysFor(use: KeyUse, document: unknown, did: string): ReadonlyMap<string, EcKey> {
  const methods = new Map<string, unknown>()
  for (const method of listOf(ownValue(document, 'verificationMethod'))) {
    const id = absoluteId(ownValue(method, 'id'), did)
    if (id !== null) methods.set(id, method)
  }
  const keys = new Map<string, EcKey>()
  for (const entry of listOf(ownValue(document, use))) {
    const id = absoluteId(isRecord(entry) ? ownValue(entry, 'id') : entry, did)
    const key = keyOf(isRecord(entry) ? entry : methods.get(id ?? ''))
    if (id !== null && key !== null) keys.set(id, key)
  }
  return keys
}

/** The addresses of pages that a document leads to. */
export function pagesOf(resolution: unknown): readonly string[] {
  const services = listOf(ownValue(ownValue(resolution, 'didDocument'), 'service'))
  return services
    .map((service) => ownValue(service, 'serviceEndpoint'))
    .filter((address) => typeof address === 'string')
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : []
}

function absoluteId(id: unknown, did: string): string | null {
  if (typeof id !== 'string') return null
  return id.startsWith('#') ? `${did}${id}` : id
}

function keyOf(method: unknown): EcKey | null {
  const jwk = ownValue(method, 'publicKeyJwk')
  const [x, y] = [ownValue(jwk, 'x'), ownValue(jwk, 'y')]
  const isOurs = ownValue(jwk, 'kty') === 'EC' && ownValue(jwk, 'crv') === 'secp256k1'
  const isPart = (text: unknown): text is string =>
    typeof text === 'string' && /^[\w-]{42}[AEIMQUYcgkosw048]$/.test(text)
  return isOurs && isPart(x) && isPart(y) ? { x, y } : null
}
