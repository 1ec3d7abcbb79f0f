import { exchangeIds, type ExchangeId, type Exchanges } from './market'
import { gasOf, type GasCost } from './ranking'
import { quoteAt, type Offer, type Trade } from './routes'

/** A trade in two parts, one after the other, each at an exchange of its own. */
export interface Split {
  /** The larger part first. */
  readonly parts: readonly [Offer, Offer]
  /** What both bring, in the smallest unit of the coin that is bought. */
  readonly output: bigint
  /** The one exchange that is best alone. */
  readonly best: Offer
  /** What the parts bring more than the best alone, after the gas of each; above 0. */
  readonly gain: bigint
}

/** An amount is shared by so many equal steps: finer ones change nothing that anybody sees. */
const steps = 1_000n

/**
 * The trade in two parts that brings most, where it brings more after gas than the best exchange alone; null where none does.
 * A part that moves its price by more than `mostImpact` parts of 10,000 is none. No two exchanges make one trade through the
 * same pool: the route of the community passes ZilSwap's XSGD, which ZilSwap itself never sells for what is bought.
 */
export function splitOf(
  exchanges: Exchanges,
  trade: Trade,
  { cost, mostImpact }: { readonly cost: GasCost; readonly mostImpact: bigint },
): Split | null {
  if (trade.amount < steps) return null
  const offers = exchangeIds.flatMap((exchange) => {
    const quoted = quoteAt(exchanges, exchange, trade)
    return quoted.ok ? [quoted.value] : []
  })
  const left = (...parts: readonly Offer[]): bigint =>
    parts.reduce((sum, offer) => sum + offer.output - cost(gasOf(offer)), 0n)
  const best = offers.reduce<Offer | null>(
    (found, offer) => (found === null || left(offer) > left(found) ? offer : found),
    null,
  )
  if (best === null) return null
  let split: Split | null = null
  for (const [at, first] of offers.entries()) {
    for (const second of offers.slice(at + 1)) {
      const parts = bestParts(exchanges, trade, first.exchange, second.exchange)
      if (parts === null || parts.some(({ impact }) => impact > mostImpact)) continue
      const gain = left(...parts) - left(best)
      if (gain > (split?.gain ?? 0n))
        split = { parts: sorted(parts), output: parts[0].output + parts[1].output, best, gain }
    }
  }
  return split
}

/** The shares at which both together bring most: what a step more brings at one is what it costs at the other. */
function bestParts(
  exchanges: Exchanges,
  trade: Trade,
  first: ExchangeId,
  second: ExchangeId,
): readonly [Offer, Offer] | null {
  const at = (step: bigint): readonly [Offer, Offer] | null => {
    const amount = (trade.amount * step) / steps
    const one = quoteAt(exchanges, first, { ...trade, amount })
    const other = quoteAt(exchanges, second, { ...trade, amount: trade.amount - amount })
    return one.ok && other.ok ? [one.value, other.value] : null
  }
  const output = (step: bigint): bigint => {
    const parts = at(step)
    return parts === null ? 0n : parts[0].output + parts[1].output
  }
  // What a pool pays grows ever slower, so that there is one top.
  let [low, high] = [1n, steps - 1n]
  while (low < high) {
    const middle = (low + high) / 2n
    if (output(middle + 1n) > output(middle)) low = middle + 1n
    else high = middle
  }
  return at(low)
}

function sorted(parts: readonly [Offer, Offer]): readonly [Offer, Offer] {
  return parts[0].input >= parts[1].input ? parts : [parts[1], parts[0]]
}
