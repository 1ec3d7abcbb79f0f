import { namePath, type Name } from '@tyto/identity'
import type { ParsedPath } from './parsePath'
import { paths, type Route } from './paths'

export type PathOf<R extends Route = Route> = (typeof paths)[R]

const routes = Object.keys(paths) as Route[]

/** The values that a route needs for its path: a name where its pattern has `:name`, a text for any other part. */
export type RouteParams<R extends Route> =
  PathOf<R> extends `/:name${string}`
    ? [params: { readonly name: Name }]
    : PathOf<R> extends `${string}:${infer Part}`
      ? [params: { readonly [key in Part]: string }]
      : []

/**
 * The path of a page, without locale: `buildPath('didDocument', { name })`. An unknown route or a missing name does not
 * compile.
 */
export function buildPath<R extends Route>(route: R, ...[params]: RouteParams<R>): string {
  const values = new Map<string, string | Name>(Object.entries(params ?? {}))
  return paths[route].replace(/:([a-z]+)/, (_, part: string) => {
    const value = values.get(part) ?? ''
    return typeof value === 'string' ? encodeURIComponent(value) : namePath(value)
  })
}

/** The route of a path; null where the path has no page. */
export function findRoute(path: ParsedPath): Route | null {
  const segments = path.kind === 'home' ? [''] : path.kind === 'page' ? path.page : [':name', ...path.page]
  return routes.find((route) => matches(paths[route].slice(1).split('/'), segments)) ?? null
}

/** `:name` matches only what parsePath reads as a name; any other part in the pattern matches any text. */
function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => part === segments[index] || (part.startsWith(':') && part !== ':name'))
  )
}
