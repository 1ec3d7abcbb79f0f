import { cutUnits } from '@tyto/primitives'

/** Digits after the point that the panel shows; the rest is one press away. */
const shownPlaces = 4

/** An amount with four digits after the point, cut and never rounded; all digits of one that would read as nothing. */
export function cutAmount(units: bigint, decimals: number): string {
  const cut = cutUnits(units, decimals, shownPlaces).text
  return units > 0n && !/[1-9]/.test(cut) ? cutUnits(units, decimals, decimals).text : cut
}
