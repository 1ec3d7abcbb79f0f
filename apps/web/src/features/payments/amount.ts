import { err, mostAmount, type Result } from '@tyto/primitives'
import { readAmount } from '../../shared/ui/text/formatDecimal'
import type { PaidCoin } from './payment'

/** Why an amount is not accepted; the texts are `amount.<code>` in the area `payments`. */
export type AmountFault =
  /** 'Info is missing' */
  | 'missing'
  /** 'The input is not a number.' */
  | 'notNumber'
  /** A list wrote `1.234`, which is 1234 to some and a little over one to others. */
  | 'twoWays'
  /** 'The amount cannot be zero.' */
  | 'zero'
  /** More digits after the point than the coin has. */
  | 'tooFine'
  /** 'Not enough balance for {token}' */
  | 'notEnough'

/** Stands after an amount of a list that can be read in two ways. */
export const askedMark = '?'

/** An amount as it was typed, exactly, in the coin's smallest unit. */
export function readPaidAmount(
  typed: string,
  { decimals }: Pick<PaidCoin, 'decimals'>,
  language: string,
): Result<bigint, AmountFault> {
  if (typed.trim() === '') return err('missing')
  if (/^[\d.,]+\?$/.test(typed)) return err('twoWays')
  const read = readAmount(typed, decimals, language)
  if (!read.ok) return err(read.code === 'TooManyDecimals' ? 'tooFine' : 'notNumber')
  if (read.value === 0n) return err('zero')
  return read.value > mostAmount ? err('notEnough') : read
}

/** A small part to try a new recipient with: a hundredth, or the least that the coin can say. */
export function smallPart(amount: bigint): bigint {
  return amount >= 100n ? amount / 100n : 1n
}
