import type { Offer } from '@tyto/exchange'
import { zilId } from '@tyto/primitives'
import { useHeldGas } from '../../../shared/transaction/gas/ui/walletCosts'
import { tradeGas } from '../actions/tradeCall'
import { mostBesideGas } from './swapAmount'
import type { Swap } from './useSwap'

/** What the source can give of its coin, in the smallest unit. */
interface MostToGive {
  /** Of an account's own ZIL what the gas of the best offer leaves; null where it is not known. */
  readonly most: bigint | null
  /** The gas that goes off the same balance, in Qa; null where nothing of it does. */
  readonly gas: bigint | null
}

export function useMostToGive(
  { source, draft, balance }: Pick<Swap, 'source' | 'draft' | 'balance'>,
  best: Offer | null,
): MostToGive {
  const gas = useHeldGas(
    best === null ? 0n : tradeGas({ exchange: best.exchange, from: { id: best.from }, to: { id: best.to } }),
  )
  if (source !== 'zilpay' || draft.from !== zilId) return { most: balance, gas: null }
  // Without an offer nobody knows its gas.
  if (balance === null || best === null) return { most: null, gas: null }
  return { most: mostBesideGas({ balance, gas }), gas }
}
