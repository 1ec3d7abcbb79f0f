import { err, ok, type Result } from '@tyto/primitives'
import { mostBlocks } from './readBlocks'

/** Auto: so many minutes, and so many blocks where those are longer. */
export const autoMinutes = 20n
const autoBlocks = 10n
/** A week. */
export const mostMinutes = 10_080n

/** Before a chain's pace is measured, in ms: that of a fast one, so that nothing expires too soon. */
const quickBlock = 1_000
const msPerMinute = 60_000n

export interface Deadline {
  /** The chosen minutes; null for Auto. */
  readonly minutes: bigint | null
  /** The blocks that were chosen in place of minutes; null for none. */
  readonly blocks: bigint | null
}

/** The blocks of a deadline, as fast as blocks come: a quarter more than its minutes take, for a chain that hurries. */
export function blocksOf({ minutes, blocks }: Deadline, msPerBlock: number = quickBlock): bigint {
  if (blocks !== null) return blocks
  const pace = BigInt(Math.max(1, Math.round(msPerBlock)))
  const time = (minutes ?? autoMinutes) * msPerMinute * 5n
  const needed = (time + 4n * pace - 1n) / (4n * pace)
  const least = minutes === null ? autoBlocks : 1n
  return needed < least ? least : needed > mostBlocks ? mostBlocks : needed
}

export type MinutesCode = 'NotANumber' | 'Zero' | 'TooMany'

/** Reads a number of minutes as it is typed: whole, at least one. */
export function readMinutes(typed: string): Result<bigint, MinutesCode> {
  const digits = typed.trim()
  if (!/^\d{1,40}$/.test(digits)) return err('NotANumber')
  const minutes = BigInt(digits)
  if (minutes === 0n) return err('Zero')
  return minutes > mostMinutes ? err('TooMany') : ok(minutes)
}
