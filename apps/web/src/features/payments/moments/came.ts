import type { NodeTransaction, StateChanges } from '@tyto/chain'
import { zil, zilAddress } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { gotIn } from '../../../shared/identity/moment/gotIn'

/** The amount that somebody was to get: of a coin of this contract, null where that is not known. */
export interface Expected {
  readonly to: Address
  readonly coin: { readonly symbol: string; readonly decimals: number }
  readonly token: Address | null
}

/**
 * How much of a coin a transaction in a block brought somebody: what they have more by what it changed, else by what its block
 * tells. `changes`: null where the node keeps none. Null where nobody knows.
 */
export function cameTo(
  { to, coin, token }: Expected,
  transaction: NodeTransaction,
  changes: StateChanges | null,
): bigint | null {
  const { state, content, sender, amount } = transaction
  if (state.kind !== 'confirmed') return null
  if (coin.symbol === zil.symbol) {
    if (content.kind === 'payment') return content.to === to ? amount : 0n
    // Gas leaves the account that signed, so that its balance does not tell what came.
    if (changes === null || to === sender) return gotIn(transaction, to, { ...zil, token: zilAddress })
    const change = changes.balances.find(({ address }) => address === to)
    return change === undefined || change.after < change.before ? 0n : change.after - change.before
  }
  if (token === null) return null
  if (changes === null || changes.left > 0) return gotIn(transaction, to, { ...coin, token })
  const change = changes.fields.find(
    ({ address, field, keys }) => address === token && field === 'balances' && keys[0] === to,
  )
  if (change === undefined) return 0n
  const [before, after] = [unitsIn(change.before), unitsIn(change.after)]
  return before === null || after === null || after < before ? null : after - before
}

function unitsIn(kept: StateChanges['fields'][number]['before']): bigint | null {
  if (kept === null) return 0n
  const value = 'value' in kept ? kept.value : null
  return typeof value === 'string' && /^\d{1,39}$/.test(value) ? BigInt(value) : null
}
