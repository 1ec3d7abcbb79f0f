import { err, type Result } from '@tyto/primitives'
import { readAmount } from '../ui/text/formatDecimal'

/** Why a slippage is not accepted. `TooMuch`: all of it or more, which would be no guard. */
export type SlippageCode = 'NotANumber' | 'TooFine' | 'TooMuch'

/** Parts of 10,000 for one percent: two digits after the point. */
const digits = 2
/** The largest slippage that the form takes, in parts of 10,000. */
export const mostSlippage = 9_999n
/** From here on a trade is worth a stranger's while to move the price before it; in parts of 10,000. */
export const riskySlippage = 500n

/** Reads percent as they are typed, with a point or a comma, into parts of 10,000. */
export function readSlippage(typed: string, language: string): Result<bigint, SlippageCode> {
  const read = readAmount(typed.replace('%', ''), digits, language)
  if (!read.ok) return err(read.code === 'TooManyDecimals' ? 'TooFine' : 'NotANumber')
  return read.value > mostSlippage ? err('TooMuch') : read
}
