import { bestOf, exchangeIds, type BestOffer, type Offer, type OfferCost, type Offers } from '@tyto/exchange'
import { err } from '@tyto/primitives'
import { impactStep } from './impact'

/** By how much an offer is below the best output, in parts of 10,000, rounded up; 0 for the best itself. */
export function shortOf(best: Pick<Offer, 'output'>, { output }: Pick<Offer, 'output'>): bigint {
  if (output >= best.output) return 0n
  return ((best.output - output) * 10_000n + best.output - 1n) / best.output
}

/** An offer so many parts of 10,000 worse has an empty bar: 3 percent. */
const emptyBar = 300n

/** How full the bar of an offer is, in percent: full for the best. */
export function barOf(short: bigint): number {
  return short >= emptyBar ? 0 : Number(((emptyBar - short) * 100n) / emptyBar)
}

/** The offer that brings more coins than the best one, which leaves more after gas: the one that brings most; null for none. */
export function richerThan(best: Pick<Offer, 'output'>, offers: Offers): Offer | null {
  const richer = exchangeIds.flatMap((exchange) => {
    const offer = offers[exchange]
    return offer.ok && !isBlocked(offer.value) && offer.value.output > best.output ? [offer.value] : []
  })
  return richer.toSorted((a, b) => (a.output > b.output ? -1 : 1))[0] ?? null
}

/** Does any exchange offer something? Then the output is available. */
export function isAvailable(offers: Offers): boolean {
  return exchangeIds.some((exchange) => offers[exchange].ok)
}

/** Does an offer move the price so much that nobody trades it? */
export function isBlocked({ impact }: Pick<Offer, 'impact'>): boolean {
  return impactStep(impact) === 'blocked'
}

/** The best of the offers that may be traded; of all, where none may. */
export function bestTradable(offers: Offers, cost: OfferCost): BestOffer | null {
  const open = { ...offers }
  for (const exchange of exchangeIds) {
    const offer = offers[exchange]
    if (offer.ok && isBlocked(offer.value)) open[exchange] = err('NotOffered')
  }
  return bestOf(open, cost) ?? bestOf(offers, cost)
}
