import type { StoredTransaction } from '../pending/storedTransaction'
import { isOver, itemStates } from './itemStates'
import type { Series, SeriesItem } from './series'
import type { SeriesReview } from './seriesRunner'

/** The series and transactions that this browser has stored. */
export interface KnownSeries {
  readonly series: readonly Series[]
  readonly transactions: readonly StoredTransaction[]
}

/**
 * A series of the same account that is not finished and has an item or a row of this one: another tab, or the form that stood open,
 * would send that twice. Null where there is none.
 */
export function sameUnfinished(
  { items, for: madeFor }: Pick<SeriesReview, 'items' | 'for'>,
  { series, transactions }: KnownSeries,
): Series | null {
  const asked = new Set(items.flatMap(keysOf))
  const isSame = (each: Series): boolean =>
    !each.isEnded &&
    each.account === madeFor?.account &&
    each.network === madeFor.network &&
    each.items.flatMap(keysOf).some((key) => asked.has(key)) &&
    !isOver(itemStates(each, transactions))
  return series.find(isSame) ?? null
}

/** Its request; and each row of a list, which an edited list packs otherwise. */
function keysOf({ action, input, rows }: SeriesItem): readonly string[] {
  return [`${action} ${input}`, ...rows.map((row) => JSON.stringify(row))]
}
