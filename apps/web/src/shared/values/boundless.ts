import { mostAmount } from '@tyto/primitives'

/** Does an allowance have no limit: the largest number there is, or more than all that exists of the token? */
export function isBoundless(allowance: bigint, supply: bigint | null): boolean {
  return allowance >= mostAmount || (supply !== null && allowance > supply)
}
