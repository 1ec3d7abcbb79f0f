import type { HappeningKind } from '../../shared/values/happenings'
import type { Unit } from '../../shared/values/units'
import type { TimelineRow } from './timeline'

/** The holdings of a wallet by coin and pool, in their smallest units; null where one could not be read. */
export type Held = ReadonlyMap<Unit, bigint | null>

/** A coin of which the rows say another amount than the wallet holds. */
export interface Gap {
  readonly coin: Unit
  /** The sum of the rows, and the balance. */
  readonly told: bigint
  readonly held: bigint
}

/** The sign of each kind, for whoever adds up the lines of a file. An allowance may move, and moves nothing. */
const signs: ReadonlyMap<HappeningKind, bigint> = new Map([
  ['received', 1n],
  ['minted', 1n],
  ['sent', -1n],
])

/** The coins of which rows and balance differ, in the order of `held`; what could not be read is not among them. */
export function gapsOf(rows: readonly TimelineRow[], held: Held): readonly Gap[] {
  const told = new Map<Unit, bigint>()
  for (const { happening } of rows) {
    const { kind, amount } = happening
    const sign = signs.get(kind)
    if (amount === undefined || sign === undefined) continue
    told.set(amount.coin, (told.get(amount.coin) ?? 0n) + sign * amount.units)
  }
  return [...held].flatMap(([coin, units]) => {
    const sum = told.get(coin) ?? 0n
    return units === null || units === sum ? [] : [{ coin, told: sum, held: units }]
  })
}
