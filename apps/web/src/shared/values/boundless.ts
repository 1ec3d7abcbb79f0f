/** The largest amount that a ZRC-2 token can count. */
export const mostAmount = 2n ** 128n - 1n

/** Does an allowance have no limit: the largest number there is, or more than all that exists of the token? */
export function isBoundless(allowance: bigint, supply: bigint | null): boolean {
  return allowance >= mostAmount || (supply !== null && allowance > supply)
}
