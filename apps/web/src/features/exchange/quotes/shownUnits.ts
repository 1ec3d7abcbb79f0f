import { cutUnits, formatUnits } from '@tyto/primitives'

/** Digits after the point of an amount that is not small. */
const places = 4
/** Digits that count of a small one. */
const counting = 4

/**
 * An amount as it is drawn: four digits after the point, cut and never rounded; of a small one so many that it does not
 * look like nothing. `shownUnits(123n, 12)` is `0.000000000123`.
 */
export function shownUnits(units: bigint, decimals: number): string {
  const length = units.toString().length
  const isSmall = units > 0n && length <= decimals - places + counting - 1
  if (!isSmall) return cutUnits(units, decimals, Math.min(places, decimals)).text
  const kept = decimals - length + counting
  return kept >= decimals ? formatUnits(units, decimals) : cutUnits(units, decimals, kept).text
}
