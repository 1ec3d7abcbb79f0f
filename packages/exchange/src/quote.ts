import { err, ok, type Result } from '@tyto/primitives'
import { feeDenominator, type PoolFees } from './fees'
import { daoMint, type TyronDexState } from './community'
import { beginSteps, impactOf, lessFee, most128, throughPool, type QuoteCode, type Step } from './steps'

/** The reserves of a pool: ZIL in Qa, tokens in their smallest unit. */
export interface Pool {
  readonly zil: bigint
  readonly tokens: bigint
}

/** The two coins of a swap: the pool of each token, and null for ZIL itself. */
export interface PoolPair {
  readonly from: Pool | null
  readonly to: Pool | null
}

export interface Quote {
  /** The amount that arrives, in the smallest unit of the coin that is bought. */
  readonly output: bigint
  /** The fee of the exchange itself, in Qa. */
  readonly zilFee: bigint
  /** How much less arrives than without moving the price, in parts of 10,000, rounded up. */
  readonly impact: bigint
}

/** A quote, and how it came about. */
export interface SteppedQuote {
  readonly step: Step
  readonly zilFee: bigint
}

/**
 * The amount that an exchange of pools pays for another one, to the last unit; refused where its contract would refuse it.
 *
 * @example
 * quoteExactInput(usualFees.zilswap, { from: null, to: pool }, 100n * qaPerZil)
 */
export function quoteExactInput(fees: PoolFees, pair: PoolPair, amount: bigint): Result<Quote, QuoteCode> {
  const begun = beginSteps(amount)
  if (!begun.ok) return begun
  const stepped = stepThroughPools(fees, pair, begun.value)
  if (!stepped.ok) return stepped
  const { step, zilFee } = stepped.value
  return ok({ output: step.amount, zilFee, impact: impactOf(step) })
}

export function stepThroughPools(
  { afterFee, zilDivisor }: PoolFees,
  { from, to }: PoolPair,
  begun: Step,
): Result<SteppedQuote, QuoteCode> {
  if (from === null && to === null) return err('SameCoin')
  let step = begun
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
  return ok({ step, zilFee })
}

/** Which of its two coins comes in at the community's exchange. */
export type TyronSide = 'tyron' | 'ssi'

/** The amount that the community's exchange pays; refused where its contract would refuse it. */
export function stepThroughTyronDex(
  dex: TyronDexState,
  side: TyronSide,
  begun: Step,
): Result<Step, QuoteCode> {
  const { tyron, ssi } = dex.reserves
  const [inReserve, outReserve] = side === 'tyron' ? [tyron, ssi] : [ssi, tyron]
  const bought = throughPool(begun, inReserve, outReserve, dex.profitDenom)
  if (!bought.ok) return bought
  const minted = daoMint(dex, begun.amount, inReserve + begun.amount)
  return dex.totalSupply + minted >= most128 ? err('TooLarge') : bought
}
