import { err, ok, type Result } from '@tyto/primitives'
import type { VaultState } from './market'
import { most128, type QuoteCode, type Step } from './steps'

/** S$I has 18 digits, XSGD has 6. */
export const ssiPerXsgd = 10n ** 12n

/** S$I for XSGD, one for one. */
export function stepThroughMint({ amount, idealNumerator, idealDenominator }: Step): Result<Step, QuoteCode> {
  const minted = amount * ssiPerXsgd
  if (minted >= most128) return err('TooLarge')
  return ok({ amount: minted, idealNumerator: idealNumerator * ssiPerXsgd, idealDenominator })
}

/** XSGD for S$I, one for one; less than a unit of XSGD is not paid. */
export function stepThroughBurn(
  { reserve }: VaultState,
  { amount, idealNumerator, idealDenominator }: Step,
): Result<Step, QuoteCode | 'EmptyVault'> {
  const paid = amount / ssiPerXsgd
  if (paid === 0n) return err('NothingOut')
  if (paid > reserve) return err('EmptyVault')
  return ok({ amount: paid, idealNumerator, idealDenominator: idealDenominator * ssiPerXsgd })
}
