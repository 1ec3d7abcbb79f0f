import { err, ok, type Result } from '@tyto/primitives'
import { feeDenominator } from './fees'

/** ZeroAmount: nothing comes in. NothingOut: too little for one unit. TooLarge: the chain cannot count so far. SameCoin: ZIL for ZIL. */
export type QuoteCode = 'ZeroAmount' | 'NothingOut' | 'TooLarge' | 'SameCoin'

/** A trade as it goes on: the amount so far, and as a fraction what it would be at the price before it. */
export interface Step {
  readonly amount: bigint
  readonly idealNumerator: bigint
  readonly idealDenominator: bigint
}

/** The chain counts amounts and products in integers below these. */
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
  const product = counted * outReserve
  if (product >= most256 || inReserve + amount >= most128) return err('TooLarge')
  const whole = inReserve * feeDenominator
  const output = product / (whole + counted)
  if (output === 0n) return err('NothingOut')
  return ok({
    amount: output,
    idealNumerator: idealNumerator * afterFee * outReserve,
    idealDenominator: idealDenominator * whole,
  })
}

/** `divisor`: one of so many is taken; 0 where nothing is. */
export function lessFee(step: Step, zilFee: bigint, divisor: bigint): Step {
  if (divisor === 0n) return step
  return {
    amount: step.amount - zilFee,
    idealNumerator: step.idealNumerator * (divisor - 1n),
    idealDenominator: step.idealDenominator * divisor,
  }
}

/** By so many parts of 10,000 less comes out than the price before promises, rounded up. */
export function impactOf({ amount, idealNumerator, idealDenominator }: Step): bigint {
  const lost = idealNumerator - amount * idealDenominator
  if (lost <= 0n) return 0n
  return (lost * feeDenominator + idealNumerator - 1n) / idealNumerator
}
