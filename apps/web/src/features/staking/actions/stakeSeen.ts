import { isAddress } from '@tyto/primitives'
import { changesIn, type SeenOutcome } from '../../../shared/transaction/action/seenOutcome'

/**
 * By how much Qa the deposits of the called wallet change, in all and at the node where they grow: by what the simulation
 * saw in the contract that keeps them.
 */
export function depositsSeen(seen: SeenOutcome): { readonly total: bigint; readonly grown: bigint } {
  const programme = seen.result.changes.find(
    ({ field, keys }) => field === 'deposit_amt_deleg' && keys[0] === seen.to,
  )
  const steps = changesIn(seen, programme?.contract, 'deposit_amt_deleg')
    .filter(({ keys }) => keys[0] === seen.to)
    .map(({ before, after }) => amountIn(after) - amountIn(before))
  return {
    total: steps.reduce((sum, step) => sum + step, 0n),
    grown: steps.reduce((sum, step) => (step > 0n ? sum + step : sum), 0n),
  }
}

/** An amount, or all amounts by node where the first deposit makes the whole entry of a delegator. */
function amountIn(json: unknown): bigint {
  if (typeof json === 'string' && /^\d{1,39}$/.test(json)) return BigInt(json)
  if (typeof json !== 'object' || json === null) return 0n
  return Object.entries(json).reduce(
    (sum, [key, value]) => (isAddress(key) ? sum + amountIn(value) : sum),
    0n,
  )
}
