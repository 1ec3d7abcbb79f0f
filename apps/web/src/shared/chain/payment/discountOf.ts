import type { Prices } from '@tyto/chain'
import { firstPrice, type PricedAction } from '@tyto/contracts'
import { zilId } from '@tyto/primitives'

/** The discounts that the specification names; they lie in its own prices, and in no others. */
const discounts: Readonly<Record<string, bigint>> = { tyron: 50n, s$i: 25n }

/** The discount in the price of a coin; null where the registry's prices are not those of the specification. */
export function discountOf(prices: Prices, what: PricedAction, coin: string): bigint | null {
  const isAsSpecified = [coin, zilId].every((id) => prices.get(id) === firstPrice(what, id))
  return isAsSpecified ? (discounts[coin] ?? null) : null
}
