import { feeDenominator } from './fees'
import type { TyronDexState } from './market'

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
