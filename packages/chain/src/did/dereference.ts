import { parseDidParameters, type DidUrl, type W3cDocument, type W3cService } from '@tyto/identity'
import { err, ok, type Result } from '@tyto/primitives'

/** The thing inside of a document to which a DID URL leads. */
export type Dereferenced =
  | { readonly kind: 'document'; readonly document: W3cDocument }
  /** A verification method or a service, with the document's context. */
  | { readonly kind: 'part'; readonly part: object }
  /** Addresses of the chosen services. */
  | { readonly kind: 'links'; readonly links: readonly string[] }

export type DereferenceCode =
  /** The query is none, or `relativeRef` leads out of the service. */
  | 'invalidDidUrl'
  /** No such key or service, or a path or parameter that our method gives no meaning to. */
  | 'notFound'

/** Parameters that choose the document's version; they are the resolver's business. */
const versionParameters: ReadonlySet<string> = new Set(['versionId', 'versionTime'])

/**
 * Follows a DID URL inside of its document (W3C DID Resolution, section "DID URL Dereferencing Algorithm"): a fragment
 * leads to a key or a service; `service`, `serviceType` and `relativeRef` to services, or to their addresses where links
 * are wanted (text/uri-list).
 */
export function dereference(
  document: W3cDocument,
  { path, query, fragment }: Pick<DidUrl, 'path' | 'query' | 'fragment'>,
  wanted: 'document' | 'links',
): Result<Dereferenced, DereferenceCode> {
  const parameters = parseDidParameters(query)
  if (parameters === null) return err('invalidDidUrl')
  const chosen = [...parameters.keys()].filter((name) => !versionParameters.has(name))
  const known = ['service', 'serviceType', 'relativeRef']
  if (path !== '' || !chosen.every((name) => known.includes(name))) return err('notFound')
  if (chosen.length === 0) return fragment === null ? whole(document) : findPart(document, fragment)

  const [service, type, relativeRef] = known.map((name) => parameters.get(name))
  if (service === undefined && type === undefined) return err('invalidDidUrl')
  const services = (document.service ?? []).filter(
    (each) =>
      (service === undefined || isNamed(each, document.id, service)) &&
      (type === undefined || each.type === type),
  )
  if (services.length === 0) return err('notFound')
  if (wanted === 'document') {
    const only = { ...document, service: services }
    return fragment === null ? whole(only) : findPart(only, fragment)
  }
  const links = services.map(({ serviceEndpoint }) => linkOf(serviceEndpoint, relativeRef, fragment))
  return links.every((link) => link !== null) ? ok({ kind: 'links', links }) : err('invalidDidUrl')
}

function whole(document: W3cDocument): Result<Dereferenced, never> {
  return ok({ kind: 'document', document })
}

function findPart(document: W3cDocument, fragment: string): Result<Dereferenced, 'notFound'> {
  const id = `${document.id}#${normalized(fragment)}`
  const parts = [...document.verificationMethod, ...(document.service ?? [])]
  const part = parts.find((each) => each.id === id)
  return part ? ok({ kind: 'part', part: { '@context': document['@context'], ...part } }) : err('notFound')
}

/** The document's ids are encoded in one way; a fragment may be encoded in others. */
function normalized(fragment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(fragment))
  } catch {
    return fragment
  }
}

/** `files`, `#files` and the whole DID URL name the same service. */
function isNamed({ id }: W3cService, did: string, name: string): boolean {
  const fragment = name.startsWith(`${did}#`) ? name.slice(did.length + 1) : name.replace(/^#/, '')
  return id === `${did}#${normalized(fragment)}`
}

/**
 * The address of a service, with a relative reference put onto it (RFC 3986, section 5). Null where that leads to
 * another site, or above the folder of the service in whatever encoding.
 */
function linkOf(endpoint: string, relativeRef: string | undefined, fragment: string | null): string | null {
  if (relativeRef === undefined && fragment === null) return endpoint
  const base = parseUrl(endpoint)
  if (base === null || !/^https?:$/.test(base.protocol)) return null
  const link = parseUrl(relativeRef ?? '', base)
  const folder = base.pathname.slice(0, base.pathname.lastIndexOf('/') + 1)
  if (link?.origin !== base.origin || link.username !== '' || link.password !== '') return null
  if (!link.pathname.startsWith(folder) || climbs(link.pathname)) return null
  if (fragment === null) return link.href
  if (link.hash !== '') return null
  link.hash = fragment
  return link.href
}

function parseUrl(text: string, base?: URL): URL | null {
  return URL.canParse(text, base) ? new URL(text, base) : null
}

/** An honest path is not encoded more often than this. */
const mostEncodings = 5

/** Whether a path still has steps upwards when everything in it is decoded, however often it was encoded. */
function climbs(path: string): boolean {
  let decoded = path
  for (let depth = 0; depth < mostEncodings; depth++) {
    const next = decoded.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
    if (next === decoded) return /(?:^|[/\\])\.\.(?:[/\\]|$)/.test(decoded)
    decoded = next
  }
  return true
}
