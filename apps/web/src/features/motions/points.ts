import { xPointDecimals } from '@tyto/chain'
import { err, formatUnits, ok, type Result } from '@tyto/primitives'
import { formatDecimal, readAmount } from '../../shared/ui/text/formatDecimal'

const shownDecimals = 2

/** xPoints with two digits behind the sign, cut and never rounded: nobody has more than is shown. */
export function formatPoints(points: bigint, language: string): string {
  const unit = 10n ** BigInt(xPointDecimals - shownDecimals)
  const [whole = '0', digits = ''] = formatUnits((points / unit) * unit, xPointDecimals).split('.')
  return formatDecimal(`${whole}.${digits.padEnd(shownDecimals, '0')}`, language)
}

/** Reads typed xPoints, held against those that there are; null for those that are not known. */
export function readPoints(
  typed: string,
  power: bigint | null,
  language: string,
): Result<bigint, 'noNumber' | 'tooMuch'> {
  const read = readAmount(typed, xPointDecimals, language)
  if (!read.ok || read.value <= 0n) return err('noNumber')
  return power !== null && read.value > power ? err('tooMuch') : ok(read.value)
}
