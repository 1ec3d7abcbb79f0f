/**
 * The whole part of a square root, by Newton's way.
 *
 * @example
 * rootOf(17n) // 4n
 */
export function rootOf(value: bigint): bigint {
  if (value < 2n) return value
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1)
  for (;;) {
    const next = (root + value / root) >> 1n
    if (next >= root) return root
    root = next
  }
}
