import { err, ok, type Result } from '@tyto/primitives'
import { feeDenominator } from './fees'

/** ZeroAmount: nothing comes in. NothingOut: too little for one unit. TooLarge: the chain cannot count so far. SameCoin: ZIL for ZIL. */
export type QuoteCode = 'ZeroAmount' | 'NothingOut' | 'TooLarge' | 'SameCoin'

/** What a trade comes to as it goes on: the amount so far, and as a fraction what it would be at the price before it. */
export interface Step {
  readonly amount: bigint
  readonly idealNumerator: bigint
  readonly idealDenominator: bigint
}

/** What the chain counts amounts and products in is below these. */
export const most128 = 2n ** 128n
const most256 = 2n ** 256n

export function beginSteps(amount: bigint): Result<Step, QuoteCode> {
  if (amount <= 0n) return err('ZeroAmount')
  if (amount >= most128) return err('TooLarge')
  return ok({ amount, idealNumerator: amount, idealDenominator: 1n })
}

export function throughPool(
  { amount, idealNumerator, idealDenominator }: Step,
  inReserve: bigint,
  outReserve: bigint,
  afterFee: bigint,
): Result<Step, QuoteCode> {
  const counted = amount * afterFee
  if (counted * outReserve >= most256 || inReserve + amount >= most128) return err('TooLarge')
  const output = (counted * outReserve) / (inReserve * feeDenominator + counted)
  if (output === 0n) return err('NothingOut')
  return ok({
    amount: output,
    idealNumerator: idealNumerator * afterFee * outReserve,
    idealDenominator: idealDenominator * feeDenominator * inReserve,
  })
}

export function lessFee(
  { amount, idealNumerator, idealDenominator }: Step,
  zilFee: bigint,
  divisor: bigint,
): Step {
  return {
    amount: amount - zilFee,
    idealNumerator: idealNumerator * (divisor === 0n ? 1n : divisor - 1n),
    idealDenominator: idealDenominator * (divisor === 0n ? 1n : divisor),
  }
}

/** By so many parts of 10,000 less comes out than the price before promises, rounded up. */
export function impactOf({ amount, idealNumerator, idealDenominator }: Step): bigint {
  const lost = idealNumerator - amount * idealDenominator
  if (lost <= 0n) return 0n
  return (lost * feeDenominator + idealNumerator - 1n) / idealNumerator
}
