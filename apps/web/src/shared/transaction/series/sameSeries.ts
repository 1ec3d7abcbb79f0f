import type { StoredTransaction } from '../pending/storedTransaction'
import { isOver, itemStates } from './itemStates'
import type { Series, SeriesItem } from './series'
import type { SeriesReview } from './seriesRunner'

interface Known {
  readonly series: readonly Series[]
  readonly transactions: readonly StoredTransaction[]
}

/**
 * A series of the same account that is not finished and has an item of this one: another tab, or the form that stood open, would
 * send that twice. Null where there is none.
 */
export function sameUnfinished(
  { items, for: madeFor }: Pick<SeriesReview, 'items' | 'for'>,
  { series, transactions }: Known,
): Series | null {
  const asked = new Set(items.map(keyOf))
  const isSame = (each: Series): boolean =>
    !each.isEnded &&
    each.account === madeFor?.account &&
    each.network === madeFor.network &&
    each.items.some((item) => asked.has(keyOf(item))) &&
    !isOver(itemStates(each, transactions))
  return series.find(isSame) ?? null
}

function keyOf({ action, input }: Pick<SeriesItem, 'action' | 'input'>): string {
  return `${action} ${input}`
}
