import type { Holding, Holdings } from '@tyto/chain'
import type { Address } from '@tyto/primitives'

/** Why stake cannot change hands now. `who`: whose fault it is to mend; null for nobody's. */
export interface SwapObstacle {
  readonly reason: 'paused' | 'nothing' | 'circle' | 'buffered' | 'uncollected'
  readonly who: Address | null
}

/**
 * The first reason why a delegator cannot offer all stakes to another one, or that one cannot confirm; null for none. By
 * the programme's own rules: at every node, of both.
 */
export function swapObstacle({ isPaused }: Holdings, from: Holding, to: Holding | null): SwapObstacle | null {
  if (isPaused) return { reason: 'paused', who: null }
  if (from.stakes.length === 0 && from.waiting === 0n) return { reason: 'nothing', who: from.delegator }
  if (to !== null && to.offeredTo === from.delegator) return { reason: 'circle', who: to.delegator }
  for (const side of to === null ? [from] : [from, to]) {
    if (side.stakes.some(({ isBuffered }) => isBuffered)) return { reason: 'buffered', who: side.delegator }
    if (side.stakes.some(({ uncollectedCycles }) => uncollectedCycles > 0n)) {
      return { reason: 'uncollected', who: side.delegator }
    }
  }
  return null
}
