import { feeDenominator } from './fees'

/**
 * The least that somebody accepts where the price may move by `slippage` parts of 10,000: rounded down, and never nothing.
 * Slippage of 0 or less leaves the output as it is. Throws `RangeError` for all of it or more: that would be no guard.
 *
 * @example
 * minimumOutput(1_000n, 50n) // 995n
 */
export function minimumOutput(output: bigint, slippage: bigint): bigint {
  if (slippage >= feeDenominator) throw new RangeError('slippage is below 100 percent')
  if (slippage <= 0n) return output
  const least = (output * (feeDenominator - slippage)) / feeDenominator
  return least > 0n ? least : 1n
}
