import { err, mostAmount, type Result } from '@tyto/primitives'
import { readAmount } from '../../../shared/ui/text/formatDecimal'

/** Why a text counts as no amount; the texts are `amount.<code>` in the area `exchange`. */
export type AmountFault = 'notNumber' | 'tooFine' | 'tooLarge'

/**
 * The amount of a text in the coin's smallest unit. Nothing, and a text that is no amount, count as 0: no quote, no trade.
 * Digits in groups, as they are pasted out of a table, are read where nobody can mean a fraction.
 */
export function readSwapAmount(
  typed: string,
  decimals: number,
  language: string,
): { readonly amount: bigint; readonly fault: AmountFault | null } {
  const text = typed.trim()
  if (text === '') return { amount: 0n, fault: null }
  const read = readGrouped(text, decimals, language)
  if (read.ok)
    return read.value > mostAmount ? { amount: 0n, fault: 'tooLarge' } : { amount: read.value, fault: null }
  return { amount: 0n, fault: read.code === 'TooManyDecimals' ? 'tooFine' : 'notNumber' }
}

/** The most that an account can trade of its own ZIL besides the gas, in Qa. */
export function mostBesideGas({ balance, gas }: { readonly balance: bigint; readonly gas: bigint }): bigint {
  return balance > gas ? balance - gas : 0n
}

/** Groups that a space parts, as they are pasted out of a table. */
const spaced = /^\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?:[.,]\d*)?$/

function readGrouped(
  text: string,
  decimals: number,
  language: string,
): Result<bigint, 'TooManyDecimals' | 'NoAmount'> {
  const read = readAmount(
    spaced.test(text) ? text.replaceAll(/[ \u00A0\u202F]/g, '') : text,
    decimals,
    language,
  )
  if (read.ok) return read
  return err(read.code === 'TooManyDecimals' ? 'TooManyDecimals' : 'NoAmount')
}
