import type { ComponentType } from 'react'
import type { MissingProps } from '../ui/parts/MissingPart'
import { retriedPart, type RetriedPart } from '../ui/parts/retriedPart'
import type { Area } from './resources'
import { loadAreas } from './translations'

/**
 * A part of the app that is loaded when it is first shown, together with its texts; `npm run check` compares the list
 * of areas with the imports of the part. Where it cannot be loaded, `Missing` stands in its place.
 *
 * @example const Quickstart = lazyPart(['session'], () => import('./Quickstart').then((module) => module.Quickstart))
 */
export function lazyPart<Props extends object>(
  texts: readonly Area[],
  load: () => Promise<ComponentType<Props>>,
  Missing?: ComponentType<MissingProps & Props>,
): RetriedPart<Props> {
  return retriedPart(async () => {
    const [component] = await Promise.all([load(), loadAreas(...texts)])
    return component
  }, Missing)
}
