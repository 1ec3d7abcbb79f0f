import type { ShownAmount } from '../../../shared/chain/coins/coinBalances'
import type { LastAmount } from '../../../shared/chain/coins/lastBalances'

export interface Arrival {
  readonly coin: string
  /** The amount that came, in the smallest unit. */
  readonly units: bigint
  /** The balance when it was read last. */
  readonly before: LastAmount
}

/**
 * The coins of which there is more than at an earlier visit. A coin that was not read then, or is not known now, is no news: nobody
 * knows that it came.
 */
export function arrivalsOf(
  earlier: ReadonlyMap<string, LastAmount>,
  now: readonly (readonly [coin: string, amount: ShownAmount])[],
): readonly Arrival[] {
  return now.flatMap(([coin, amount]) => {
    const before = earlier.get(coin)
    const isSure = before !== undefined && amount.kind === 'amount' && !amount.isOld
    if (!isSure || amount.decimals !== before.decimals || amount.units <= before.units) return []
    return [{ coin, units: amount.units - before.units, before }]
  })
}
