import { namePath, type Name } from '@tyto/identity'
import type { ParsedPath } from './parsePath'

/** One step of 'Homepage | name > page > page'. */
export type Breadcrumb =
  | { readonly kind: 'home'; readonly path: '/' }
  | { readonly kind: 'name'; readonly name: Name; readonly path: string }
  | { readonly kind: 'page'; readonly segment: string; readonly path: string }

/** The steps from home to a path, each with its own path (without locale). A name that cannot be read gets no step. */
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
