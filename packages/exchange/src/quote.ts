import { err, ok, type Result } from '@tyto/primitives'
import { feeDenominator, type PoolFees } from './fees'

/** What a pool holds: ZIL in Qa, tokens in their smallest unit. */
export interface Pool {
  readonly zil: bigint
  readonly tokens: bigint
}

/** What is swapped for what: the pool of each token, and null for ZIL itself. */
export interface PoolPair {
  readonly from: Pool | null
  readonly to: Pool | null
}

/** ZeroAmount: nothing comes in. NothingOut: too little for one unit. TooLarge: the chain cannot count so far. SameCoin: ZIL for ZIL. */
export type QuoteCode = 'ZeroAmount' | 'NothingOut' | 'TooLarge' | 'SameCoin'

export interface Quote {
  /** What arrives, in the smallest unit of the coin that is bought. */
  readonly output: bigint
  /** What the exchange itself takes, in Qa. */
  readonly zilFee: bigint
  /** How much less arrives than without moving the price, in parts of 10,000, rounded up. */
  readonly impact: bigint
}

/** What a swap comes to as it goes on: the amount so far, and as a fraction what it would be at the price before it. */
interface Step {
  readonly amount: bigint
  readonly idealNumerator: bigint
  readonly idealDenominator: bigint
}

const most128 = 2n ** 128n
const most256 = 2n ** 256n

/**
 * What an exchange of pools pays for an amount, to the last unit; refused where its contract would refuse it.
 *
 * @example
 * quoteExactInput(usualFees.zilswap, { from: null, to: pool }, 100n * qaPerZil)
 */
export function quoteExactInput(
  { afterFee, zilDivisor }: PoolFees,
  { from, to }: PoolPair,
  amount: bigint,
): Result<Quote, QuoteCode> {
  if (from === null && to === null) return err('SameCoin')
  if (amount <= 0n) return err('ZeroAmount')
  if (amount >= most128) return err('TooLarge')
  let step: Step = { amount, idealNumerator: amount, idealDenominator: 1n }
  if (from !== null) {
    // Of two steps only the second one pays those who brought the pool.
    const sold = throughPool(step, from.tokens, from.zil, to === null ? afterFee : feeDenominator)
    if (!sold.ok) return sold
    step = sold.value
  }
  const zilFee = zilDivisor === 0n ? 0n : step.amount / zilDivisor
  step = lessFee(step, zilFee, zilDivisor)
  if (to !== null) {
    const bought = throughPool(step, to.zil, to.tokens, afterFee)
    if (!bought.ok) return bought
    step = bought.value
  }
  return ok({ output: step.amount, zilFee, impact: impactOf(step) })
}

function throughPool(
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

function lessFee({ amount, idealNumerator, idealDenominator }: Step, zilFee: bigint, divisor: bigint): Step {
  return {
    amount: amount - zilFee,
    idealNumerator: idealNumerator * (divisor === 0n ? 1n : divisor - 1n),
    idealDenominator: idealDenominator * (divisor === 0n ? 1n : divisor),
  }
}

function impactOf({ amount, idealNumerator, idealDenominator }: Step): bigint {
  const lost = idealNumerator - amount * idealDenominator
  if (lost <= 0n) return 0n
  return (lost * feeDenominator + idealNumerator - 1n) / idealNumerator
}
