import { namePath, parseName, type Name, type NameCode } from '@tyto/identity'
import type { Result } from '@tyto/primitives'
import { pathLocales, type PathLocale } from '../i18n/languages'

/** First segments that are pages of the app and no names. */
const pages: ReadonlySet<string> = new Set(['address', 'resolvedAddress', 'xpoints', '-'])

/** A path of the app, taken apart. Queries and fragments are not part of it. */
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
  /** The name read from it, or why it is none. */
  readonly name: Result<Name, NameCode>
  /** Decoded segments after the name: ['didx', 'doc']. */
  readonly page: readonly string[]
}

/**
 * Takes `location.pathname` apart: a locale (as a whole segment only, so that names may begin with its letters), then
 * the username, then the page.
 */
export function parsePath(pathname: string): ParsedPath {
  const segments = pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map(decodeSegment)
  const locale = pathLocales.find((candidate) => candidate === segments[0]) ?? null
  if (locale !== null) segments.shift()

  const [first, ...page] = segments
  if (first === undefined) return { kind: 'home', locale }
  if (pages.has(first) || /^getstarted[^.@]*$/i.test(first)) return { kind: 'page', locale, page: segments }
  return { kind: 'name', locale, username: first, name: parseName(first), page }
}

/**
 * The one path of a parsed path, without locale: `/alice.did/didx` is `/did@alice.ssi/didx`, `/Alice` is
 * `/alice.ssi`. A name that does not parse stays as it is.
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

/** A segment with a broken percent sign is taken as it is. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment).replace(/\p{Cs}/gu, '\uFFFD')
  } catch {
    return segment.replace(/\p{Cs}/gu, '\uFFFD')
  }
}
