import { mostAmount } from '@tyto/primitives'

/**
 * The least that has to be given so that at least `wanted` comes: the quote itself turned round, by halving, so that it is
 * right to the last unit whatever pools and fees a way has. `brings` says what an amount brings, null for nothing; it pays no
 * less for more. Null where no amount brings so much.
 */
export function leastInput(brings: (amount: bigint) => bigint | null, wanted: bigint): bigint | null {
  const isEnough = (amount: bigint): boolean => (brings(amount) ?? 0n) >= wanted
  if (wanted <= 0n) return null
  let high = 1n
  while (!isEnough(high)) {
    if (high === mostAmount) return null
    high = high > mostAmount / 2n ? mostAmount : high * 2n
  }
  let low = high / 2n
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (isEnough(middle)) high = middle
    else low = middle
  }
  return high
}
