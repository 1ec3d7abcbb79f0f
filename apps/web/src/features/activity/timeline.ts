import type { ActivityPage, PastTransaction } from '@tyto/chain'
import {
  happeningsOf,
  type Happening,
  type HappeningContext,
  type HappeningKind,
} from '../../shared/values/happenings'
import { AllowancesLeft } from './allowancesLeft'

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
  // A page that was read before a new block begins one line later than the page after it.
  const each = new Map(
    pages.flatMap(({ transactions }) => transactions).map((transaction) => [transaction.id, transaction]),
  )
  const allowances = new AllowancesLeft()
  const oldestFirst = [...each.values()].reverse().map((transaction) => {
    const happenings = happeningsOf(transaction, context)
    if (transaction.receipt === null) allowances.forget()
    const told = allowances.tell(happenings)
    return told.map((happening, index) => ({ key: `${transaction.id}/${index}`, transaction, happening }))
  })
  return oldestFirst.reverse().flat()
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
