import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { Area } from './resources'
import { loadAreas } from './translations'

export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches the part and its texts before it is shown. */
  readonly fetch: () => Promise<unknown>
}

/**
 * A part of the app that is loaded when it is first shown, together with its texts; `npm run check` compares the list
 * of areas with the imports of the part.
 *
 * @example const Quickstart = lazyPart(['session'], () => import('./Quickstart').then((module) => module.Quickstart))
 */
export function lazyPart<Props>(
  texts: readonly Area[],
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let fetched: { readonly default: ComponentType<Props> } | undefined
  const fetch = async () => {
    const [component] = await Promise.all([load(), loadAreas(...texts)])
    fetched = { default: component }
    return fetched
  }
  return Object.assign(
    lazy(() => (fetched ? atOnce(fetched) : fetch())),
    { fetch },
  )
}

/** A part that is there already: React draws it without a placeholder, which a promise would always bring. */
function atOnce<Part>(part: Part): Promise<Part> {
  const settled = Promise.resolve(part)
  return Object.assign(settled, { then: (onDone: (part: Part) => unknown) => Promise.resolve(onDone(part)) })
}
