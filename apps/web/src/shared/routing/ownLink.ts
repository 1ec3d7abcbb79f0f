import { formatName, parseName } from '@tyto/identity'
import { parseAddress, toBech32, trimSigns } from '@tyto/primitives'
import { withFragment } from './mailedFragment'
import { canonicalPath, parsePath } from './parsePath'
import { findRoute } from './routes'

/** A page of this site that a pasted link leads to. */
export interface OwnLink {
  /** Path, query and fragment, without locale. */
  readonly path: string
  /** Whom the page is about, as people type it: a name or an address. Null for no one. */
  readonly who: string | null
}

/** Links that this app makes are shorter: a request with its signatures has some thousand letters. */
const longestLink = 20_000
const before = '<("\'“«['
const behind = '>)"\'”»].,;:!?…'
const thisMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])(?=:|$)/

/**
 * Reads a link of this site as people paste it: from any of its hosts, with or without scheme, with a hash before the path,
 * with the punctuation of the message that it came in. Null for any other text.
 *
 * @example
 * readOwnLink('(https://tyto.example/es/alice.ssi).', ['tyto.example']) // { path: '/alice.ssi', who: 'alice.ssi' }
 */
export function readOwnLink(typed: string, hosts: readonly string[]): OwnLink | null {
  if (typed.length > longestLink) return null
  const text = trimSigns(typed.replace(/[\p{Cf}\r\n\t]/gu, ''), before, behind)
  const url = urlOf(withFragment(text))
  if (url === null || url.username !== '' || url.password !== '') return null
  const known = new Set(hosts.map(plainHost))
  if (!known.has(plainHost(url.host))) return null
  // A site that keeps its paths behind a hash: `#/alice.ssi`.
  const inHash = /^#!?\/(?!\/)/.test(url.hash) && url.pathname === '/'
  const page = inHash ? new URL(url.hash.replace(/^#!?/, ''), url.origin) : url
  const parsed = parsePath(page.pathname)
  if (findRoute(parsed) === null || (parsed.kind === 'name' && !parsed.name.ok)) return null
  return { path: `${canonicalPath(parsed)}${page.search}${page.hash}`, who: whoOf(page) }
}

function urlOf(text: string): URL | null {
  if (/\s/.test(text)) return null
  const written = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`
  const url = URL.canParse(written) ? new URL(written) : null
  return url !== null && /^https?:$/.test(url.protocol) ? url : null
}

function plainHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(thisMachine, 'localhost')
}

function whoOf({ pathname, searchParams }: URL): string | null {
  const parsed = parsePath(pathname)
  if (parsed.kind === 'name') return parsed.name.ok ? formatName(parsed.name.value) : null
  const address = parseAddress(searchParams.get('of') ?? '')
  if (address.ok) return toBech32(address.value)
  const name = parseName(searchParams.get('name') ?? '')
  return name.ok ? formatName(name.value) : null
}
