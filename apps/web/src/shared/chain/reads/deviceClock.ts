/** How the clock of this device stands beside that of a chain, as far as blocks tell. Times in ms since 1970, spans in ms. */
import type { BlockTime } from '@tyto/chain'

/** So far a clock may be off, and a block be old, without a word. */
const tolerance = 10 * 60_000

/** The newest block as a device saw it. */
export interface ClockReading {
  readonly block: bigint
  readonly madeAt: number
  readonly seenAt: number
  /** By how much the device's clock is ahead of the chain's, below 0 where it is behind; null where nothing says so. */
  readonly ahead: number | null
}

/**
 * Reads the clock again. No block is made later than now, so one of the future says that the device is behind. An old block
 * says nothing by itself: it may be the newest one of a chain that rests. One that came since the reading before was
 * made since then, unless its node only catches up: its blocks then hurry through more time than passes.
 */
export function readClock(
  before: ClockReading | null,
  { latest, msPerBlock }: BlockTime,
  seenAt: number,
): ClockReading {
  const reading = { block: latest.number, madeAt: latest.time, seenAt }
  const ahead = seenAt - latest.time
  if (ahead < -tolerance) return { ...reading, ahead }
  const passed = before === null ? 0 : seenAt - before.seenAt
  // After a sleep, and where the clock was set meanwhile, it begins anew.
  if (before === null || passed <= 0 || passed > tolerance) return { ...reading, ahead: null }
  if (latest.number === before.block) return { ...reading, ahead: before.ahead }
  const hurries = latest.time - before.madeAt > 2 * (passed + msPerBlock)
  return { ...reading, ahead: !hurries && ahead - passed > tolerance ? ahead : null }
}
