import type { Route } from '../../../shared/routing/paths'
import { findRoute } from '../../../shared/routing/routes'
import type { ParsedPath } from '../../../shared/routing/parsePath'

/** Parts of paths that have no page of their own. */
const segments = ['tx', 'block', 'manage'] as const

type LabelledRoute = Exclude<
  Route,
  'home' | 'name' | 'explorerTransaction' | 'explorerAddress' | 'explorerBlock'
>

const unlabelled: ReadonlySet<Route> = new Set<Exclude<Route, LabelledRoute>>([
  'home',
  'name',
  'explorerTransaction',
  'explorerAddress',
  'explorerBlock',
])

export type CrumbLabel = `crumb.${LabelledRoute | (typeof segments)[number]}`

/** Names the page of a route, as a key of the common texts; null for home, a name, an id or a number. */
export function routeLabel(route: Route | null): `crumb.${LabelledRoute}` | null {
  return route !== null && isLabelled(route) ? `crumb.${route}` : null
}

/** Names the last part of a path, as a key of the common texts; null for an id or a number. */
export function crumbLabel(path: ParsedPath, segment: string): CrumbLabel | null {
  const ofRoute = routeLabel(findRoute(path))
  if (ofRoute !== null) return ofRoute
  if (segment === 'address') return 'crumb.address'
  const known = segments.find((each) => each === segment)
  return known === undefined ? null : `crumb.${known}`
}

function isLabelled(route: Route): route is LabelledRoute {
  return !unlabelled.has(route)
}
