import { namePath, parseName, type Name, type NameCode } from '@tyto/identity'
import { readPath, type Result } from '@tyto/primitives'
import { readLocale, type PathLocale } from '../i18n/languages'

/** First segments that are pages of the app, not names. */
const pages: ReadonlySet<string> = new Set(['address', 'resolvedAddress', 'xpoints', '-'])

/** A path of the app, split into its parts. The query and the fragment are not included. */
export type ParsedPath = HomePath | PagePath | UsernamePath

interface PathBase {
  /** The language of the path's first segment; null where there is none. */
  readonly locale: PathLocale | null
}

interface HomePath extends PathBase {
  readonly kind: 'home'
}

/** A page that belongs to no name: /address, /resolvedAddress, /xpoints, /getstarted..., and all below. */
interface PagePath extends PathBase {
  readonly kind: 'page'
  /** Decoded segments, the first one included. */
  readonly page: readonly string[]
}

interface UsernamePath extends PathBase {
  readonly kind: 'name'
  /** The decoded first segment as it stands in the path. */
  readonly username: string
  /** The name that the username means, or why it is not a name. */
  readonly name: Result<Name, NameCode>
  /** Decoded segments after the name: ['didx', 'doc']. */
  readonly page: readonly string[]
}

/**
 * Splits `location.pathname`: first a locale (only as a whole segment, so that names may begin with its letters), then
 * the username, then the page.
 */
export function parsePath(pathname: string): ParsedPath {
  const written = pathname.split('/').filter((segment) => segment !== '')
  const locale = readLocale(written[0] ?? '')
  const segments = written.slice(locale === null ? 0 : 1).map(decodeSegment)

  const [first, ...page] = segments
  if (first === undefined) return { kind: 'home', locale }
  if (pages.has(first) || /^getstarted[^.@]*$/i.test(first)) return { kind: 'page', locale, page: segments }
  return { kind: 'name', locale, username: first, name: parseName(first), page }
}

/**
 * The one path that a page has, without locale: `/alice.did/didx` becomes `/did@alice.ssi/didx`, `/Alice` becomes
 * `/alice.ssi`. A name that cannot be parsed stays as it is.
 */
export function canonicalPath(path: ParsedPath): string {
  switch (path.kind) {
    case 'home':
      return '/'
    case 'page':
      return joinPath(path.page.map(encodeURIComponent))
    case 'name': {
      const name = path.name.ok ? namePath(path.name.value) : encodeURIComponent(path.username)
      return joinPath([name, ...path.page.map(encodeURIComponent)])
    }
  }
}

function joinPath(segments: readonly string[]): string {
  return `/${segments.join('/')}`
}

/**
 * A segment as the server and the service worker read it: a broken percent sign stands for itself. What two readers could take for two
 * places has no percent sign left, so that nobody reads it a second time.
 */
function decodeSegment(segment: string): string {
  const text = readPath(segment) ?? segment.replaceAll('%', '\uFFFD')
  return text.replace(/\p{Cs}/gu, '\uFFFD')
}
