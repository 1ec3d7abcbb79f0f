import type { ActivityPage, PastTransaction } from '@tyto/chain'
import {
  happeningsOf,
  type Happening,
  type HappeningContext,
  type HappeningKind,
} from '../../shared/values/happenings'

/** One line of the timeline. */
export interface TimelineRow {
  readonly key: string
  readonly transaction: PastTransaction
  readonly happening: Happening
}

export interface TimelineFilter {
  readonly kind: HappeningKind | 'all'
  /** The symbol of a coin. */
  readonly coin: string
}

export const allCoinsShown = 'all'
export const noFilter: TimelineFilter = { kind: 'all', coin: allCoinsShown }

/** The lines of these pages, newest first; what happened in one transaction stands in its own order. */
export function timelineOf(
  pages: readonly ActivityPage[],
  context: HappeningContext,
): readonly TimelineRow[] {
  const seen = new Set<string>()
  return pages
    .flatMap(({ transactions }) => transactions)
    .flatMap((transaction) => {
      // A page that was read before a new block begins one line later than the page after it.
      if (seen.has(transaction.id)) return []
      seen.add(transaction.id)
      return happeningsOf(transaction, context).map((happening, index) => ({
        key: `${transaction.id}/${index}`,
        transaction,
        happening,
      }))
    })
}

export function filterRows(
  rows: readonly TimelineRow[],
  { kind, coin }: TimelineFilter,
): readonly TimelineRow[] {
  return rows.filter(
    ({ happening }) =>
      (kind === 'all' || happening.kind === kind) && (coin === allCoinsShown || coinOf(happening) === coin),
  )
}

/** The symbol of the coin that a line is about; null for none. */
export function coinOf({ amount, kind, item }: Happening): string | null {
  return amount?.coin.symbol ?? (kind === 'allowed' ? (item ?? null) : null)
}

/** The coins of these lines, each once, in alphabetical order. */
export function coinsOf(rows: readonly TimelineRow[]): readonly string[] {
  const coins = new Set(rows.flatMap(({ happening }) => coinOf(happening) ?? []))
  return [...coins].sort((a, b) => a.localeCompare(b))
}
