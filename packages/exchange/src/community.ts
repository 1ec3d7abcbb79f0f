import { feeDenominator } from './fees'

/** The community's exchange as it is now: one pool of TYRON and S$I. */
export interface TyronDexState {
  readonly reserves: TyronReserves
  /** How many of 10,000 units that come in count. */
  readonly profitDenom: bigint
  /** How many of 10,000 units that come in stay with those who brought the pool; of the rest the community gets shares. */
  readonly reward: bigint
  /** All shares of the pool. */
  readonly totalSupply: bigint
  /** All shares of domains in the community. */
  readonly contributions: bigint
  /** Shares of the pool that the community holds together. */
  readonly daoBalance: bigint
  readonly isFairlaunch: boolean
}

/** In the smallest units. */
export interface TyronReserves {
  readonly tyron: bigint
  readonly ssi: bigint
}

/**
 * Shares that the community gets when so much comes in: half of what its part of the fee is of the reserve, which now
 * holds that part too. Nothing while nobody has joined.
 */
export function daoMint(
  { profitDenom, reward, totalSupply, contributions }: TyronDexState,
  amount: bigint,
  reserveAfter: bigint,
): bigint {
  if (contributions === 0n) return 0n
  const part = (amount * (feeDenominator - profitDenom - reward)) / feeDenominator
  return (totalSupply * part) / (2n * reserveAfter)
}
