import { exchangeIds, type Offer, type Offers } from '@tyto/exchange'

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

/** Does any exchange offer something? Then the output is available. */
export function isAvailable(offers: Offers): boolean {
  return exchangeIds.some((exchange) => offers[exchange].ok)
}
