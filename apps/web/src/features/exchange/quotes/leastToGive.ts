import {
  exchangeIds,
  leastInput,
  quoteAt,
  quotesFor,
  type Exchanges,
  type OfferCost,
  type Trade,
} from '@tyto/exchange'
import { bestTradable } from './compare'

/**
 * The least that has to be given so that the best offer, as it is shown, brings at least `wanted`; null where none does. Each
 * exchange is turned round by itself, since it brings more for more, which the best of several does not: an amount that moves
 * the price too far at one of them leaves the next one, which may bring less.
 */
export function leastToGive(
  exchanges: Exchanges,
  terms: Omit<Trade, 'amount'>,
  { wanted, cost }: { readonly wanted: bigint; readonly cost: OfferCost },
): bigint | null {
  const amounts = exchangeIds.flatMap((exchange) => {
    const brings = (amount: bigint): bigint | null => {
      const offer = quoteAt(exchanges, exchange, { ...terms, amount })
      return offer.ok ? offer.value.output : null
    }
    return leastInput(brings, wanted) ?? []
  })
  const isEnough = (amount: bigint): boolean =>
    (bestTradable(quotesFor(exchanges, { ...terms, amount }), cost)?.best.output ?? 0n) >= wanted
  return amounts.toSorted((one, other) => (one < other ? -1 : 1)).find(isEnough) ?? null
}
