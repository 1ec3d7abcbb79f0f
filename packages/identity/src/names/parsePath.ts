import type { Result } from '@tyto/primitives'
import { namePath, type Name } from './name'
import { parseName, type NameCode } from './parseName'

/** Languages that a path may begin with; English has no prefix. `cn` is Chinese. */
export const pathLocales = ['es', 'cn', 'id', 'ru'] as const
export type PathLocale = (typeof pathLocales)[number]

/** First segments that are pages of the app and no names. */
const pages: ReadonlySet<string> = new Set(['address', 'resolvedAddress', 'xpoints', '-'])

/** A path of the app, taken apart. Queries and fragments are not part of it. */
export type ParsedPath = HomePath | PagePath | UsernamePath

interface PathBase {
  /** The language of the path's first segment; null where there is none. */
  readonly locale: PathLocale | null
}

export interface HomePath extends PathBase {
  readonly kind: 'home'
}

/** A page that belongs to no name: /address, /resolvedAddress, /xpoints, /getstarted..., and all below. */
export interface PagePath extends PathBase {
  readonly kind: 'page'
  /** Decoded segments, the first one included. */
  readonly page: readonly string[]
}

export interface UsernamePath extends PathBase {
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

/** One step of 'Homepage | name > page > page'. */
export type Breadcrumb =
  | { readonly kind: 'home'; readonly path: '/' }
  | { readonly kind: 'name'; readonly name: Name; readonly path: string }
  | { readonly kind: 'page'; readonly segment: string; readonly path: string }

/** The steps from home to a path, each with its own path (without locale). An unreadable name gets no step. */
export function breadcrumbs(path: ParsedPath): readonly Breadcrumb[] {
  const steps: Breadcrumb[] = [{ kind: 'home', path: '/' }]
  if (path.kind === 'home') return steps
  let walked = ''
  if (path.kind === 'name') {
    if (!path.name.ok) return steps
    walked = `/${namePath(path.name.value)}`
    steps.push({ kind: 'name', name: path.name.value, path: walked })
  }
  for (const segment of path.page) {
    walked += `/${encodeURIComponent(segment)}`
    steps.push({ kind: 'page', segment, path: walked })
  }
  return steps
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
