import type { ActivityPage, PastTransaction } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import {
  happeningsOf,
  type Happening,
  type HappeningContext,
  type HappeningKind,
} from '../../shared/values/happenings'
import type { Unit } from '../../shared/values/units'
import { AllowancesLeft } from './allowancesLeft'

/** One line of the timeline. */
export interface TimelineRow {
  readonly key: string
  readonly transaction: PastTransaction
  readonly happening: Happening
}

/** The lines of one transaction, which were done at once. */
export interface Deed {
  readonly key: string
  readonly rows: readonly [TimelineRow, ...TimelineRow[]]
  /** The line that speaks for all of them. */
  readonly lead: TimelineRow
  /** The change of each coin by all of them: more than 0 where it came. */
  readonly changes: readonly CoinChange[]
  /** The coins that were given and those that came for them, shares aside. */
  readonly given: readonly CoinSum[]
  readonly got: readonly CoinSum[]
  readonly kind: DeedKind
}

interface CoinSum {
  readonly coin: Unit
  readonly units: bigint
}

interface CoinChange extends CoinSum {
  /** Is it a share of a pool, and no coin? */
  readonly isShare: boolean
  /** The amount of it that went, whatever came. */
  readonly sent: bigint
}

/**
 * How several lines are told as one. `moved`: several coins from one to another; `paid`: the wallet paid several people;
 * `lead`: its first line says it.
 */
type DeedKind = 'added' | 'tookOut' | 'traded' | 'moved' | 'paid' | 'lead'

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

/** The lines of each transaction together, in the same order. */
export function deedsOf(rows: readonly TimelineRow[]): readonly Deed[] {
  const groups: [TimelineRow, ...TimelineRow[]][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last?.[0].transaction.id === row.transaction.id) last.push(row)
    else groups.push([row])
  }
  return groups.map((group) => {
    const sums = sumsOf(group)
    const coins = sums.filter(({ isShare }) => !isShare)
    // Of a coin that only passed through, what went is what was given: it came from elsewhere for that.
    const given = coins.flatMap(({ coin, units, sent }) =>
      units < 0n ? [{ coin, units: -units }] : units === 0n ? [{ coin, units: sent }] : [],
    )
    const got = coins.filter(({ units }) => units > 0n)
    return {
      key: group[0].key,
      rows: group,
      // An allowance on the way is a step of what was done.
      lead: group.find(({ happening }) => happening.kind !== 'allowed') ?? group[0],
      changes: sums.filter(({ units }) => units !== 0n),
      given,
      got,
      kind: kindOf(group, { given, got }),
    }
  })
}

function kindOf(rows: readonly TimelineRow[], { given, got }: Pick<Deed, 'given' | 'got'>): DeedKind {
  const has = (text: Happening['text']): boolean => rows.some(({ happening }) => happening.text === text)
  const [isMade, isEnded] = [has('sharesGot'), has('sharesGiven')]
  if (isMade && isEnded) return 'lead'
  if (isMade) return given.length > 0 ? 'added' : 'lead'
  if (isEnded) return got.length > 0 ? 'tookOut' : 'lead'
  if (given.length > 0 && got.length > 0) return 'traded'
  const moves = rows.filter(({ happening }) => happening.kind !== 'allowed')
  const [senders, takers] = [sidesOf(moves, 'from'), sidesOf(moves, 'to')]
  const isMoved = given.length + got.length > 0 && moves.every(({ happening }) => happening.text === 'sent')
  if (!isMoved || senders.size > 1) return 'lead'
  return takers.size === 1 ? 'moved' : 'paid'
}

/** Everybody on one side of these lines. */
export function sidesOf(rows: readonly TimelineRow[], side: 'from' | 'to'): ReadonlySet<Address> {
  return new Set(rows.flatMap(({ happening }) => happening[side] ?? []))
}

/** The amount that came of each coin, less the amount that went, in the order of the lines. */
function sumsOf(rows: readonly TimelineRow[]): readonly CoinChange[] {
  // By the coin itself: whatever a contract calls itself, it adds nothing to another one.
  const sums = new Map<Unit, CoinChange>()
  for (const { happening } of rows) {
    const { amount, kind, text } = happening
    const sign = kind === 'sent' ? -1n : kind === 'received' || kind === 'minted' ? 1n : 0n
    if (amount === undefined || sign === 0n) continue
    const { coin, units } = amount
    const before = sums.get(coin)
    sums.set(coin, {
      coin,
      units: (before?.units ?? 0n) + sign * units,
      isShare: before?.isShare === true || text === 'sharesGot' || text === 'sharesGiven',
      sent: (before?.sent ?? 0n) + (sign < 0n ? units : 0n),
    })
  }
  return [...sums.values()]
}
