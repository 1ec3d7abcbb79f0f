import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { Area } from './resources'
import { loadAreas } from './translations'

export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches the part and its texts before it is shown. */
  readonly fetch: () => Promise<unknown>
}

/**
 * A part of the app that is fetched when it is first shown, side by side with the texts that it shows;
 * `npm run check` holds the list against what the part imports.
 *
 * @example const Quickstart = lazyPart(['session'], () => import('./Quickstart').then((module) => module.Quickstart))
 */
export function lazyPart<Props>(
  texts: readonly Area[],
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const fetch = async () => {
    const [component] = await Promise.all([load(), loadAreas(...texts)])
    return { default: component }
  }
  return Object.assign(lazy(fetch), { fetch })
}
