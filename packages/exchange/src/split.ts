import { tyronId } from './directions'
import { feeDenominator } from './fees'
import { exchangeIds, type Exchanges } from './market'
import { bestOf, type OfferCost } from './ranking'
import { quoteAt, quotesFor, type Hop, type Offer, type Trade } from './routes'
import { ssiPerXsgd } from './vault'

/** A trade in two parts that pay more together than the best exchange alone, after the gas of both. */
export interface Split {
  readonly parts: readonly [Offer, Offer]
  readonly output: bigint
  /** By so much more arrives than from the best exchange alone, after gas, in the coin that is bought. */
  readonly gain: bigint
}

/** The best trade in two parts at two exchanges; null where none gains anything after gas. */
export function splitOf(exchanges: Exchanges, trade: Trade, cost: OfferCost): Split | null {
  const offers = quotesFor(exchanges, trade)
  const alone = bestOf(offers, cost)
  if (alone === null) return null
  const least = alone.best.output - cost(alone.best)
  const able = exchangeIds.flatMap((id) => {
    const offer = offers[id]
    return offer.ok ? [offer.value] : []
  })
  let best: Split | null = null
  for (const [at, first] of able.entries()) {
    for (const second of able.slice(at + 1)) {
      if (sharesPool(first, second)) continue
      const found = splitBetween(exchanges, trade, first, second)
      if (found === null) continue
      const output = found[0].output + found[1].output
      const gain = output - cost(found[0]) - cost(found[1]) - least
      if (gain > 0n && (best === null || gain > best.gain)) best = { parts: found, output, gain }
    }
  }
  return best
}

/** The first part would move the price of the second one. */
function sharesPool(first: Offer, second: Offer): boolean {
  const keyOf = ({ kind, exchange, from, to }: Hop): string =>
    [kind, exchange, ...[from, to].sort()].join(' ')
  const keys = new Set(first.hops.map(keyOf))
  return second.hops.some((hop) => keys.has(keyOf(hop)))
}

function splitBetween(
  exchanges: Exchanges,
  trade: Trade,
  first: Offer,
  second: Offer,
): readonly [Offer, Offer] | null {
  const amount = evenAmount(curveOf(exchanges, first), curveOf(exchanges, second), trade.amount)
  const parts = [
    quoteAt(exchanges, first.exchange, { ...trade, amount }),
    quoteAt(exchanges, second.exchange, { ...trade, amount: trade.amount - amount }),
  ] as const
  return parts[0].ok && parts[1].ok ? [parts[0].value, parts[1].value] : null
}

/** The amount that a way pays, without its rounding: `a * x / (b + c * x)`. Two such ways, one after the other, are one again. */
interface Curve {
  readonly a: bigint
  readonly b: bigint
  readonly c: bigint
}

function then(first: Curve, second: Curve): Curve {
  return {
    a: first.a * second.a,
    b: first.b * second.b,
    c: first.c * second.b + second.c * first.a,
  }
}

function poolCurve(inReserve: bigint, outReserve: bigint, afterFee: bigint): Curve {
  return { a: afterFee * outReserve, b: inReserve * feeDenominator, c: afterFee }
}

function curveOf(exchanges: Exchanges, { hops }: Offer): Curve {
  return hops.map((hop) => hopCurve(exchanges, hop)).reduce(then)
}

function hopCurve({ states, tyronDex }: Exchanges, { kind, exchange, from, to }: Hop): Curve {
  if (kind === 'mint') return { a: ssiPerXsgd, b: 1n, c: 0n }
  if (kind === 'burn') return { a: 1n, b: ssiPerXsgd, c: 0n }
  if (kind === 'dex' || exchange === 'tydradex') {
    const { reserves, profitDenom } = tyronDex!
    const [inReserve, outReserve] =
      from === tyronId ? [reserves.tyron, reserves.ssi] : [reserves.ssi, reserves.tyron]
    return poolCurve(inReserve, outReserve, profitDenom)
  }
  const { fees, pools } = states.get(exchange)!
  const { afterFee, zilDivisor } = fees
  const fee: Curve =
    zilDivisor === 0n ? { a: 1n, b: 1n, c: 0n } : { a: zilDivisor - 1n, b: zilDivisor, c: 0n }
  const bought = pools.get(to)
  if (bought !== undefined) return then(fee, poolCurve(bought.zil, bought.tokens, afterFee))
  const sold = pools.get(from)!
  return then(poolCurve(sold.tokens, sold.zil, afterFee), fee)
}

/** How much of an amount goes the first way so that the next unit pays alike on both: found by halves, without a fraction. */
function evenAmount(first: Curve, second: Curve, amount: bigint): bigint {
  let low = 0n
  let high = amount
  while (low < high) {
    const middle = (low + high) / 2n
    if (paysMore(first, middle, second, amount - middle)) low = middle + 1n
    else high = middle
  }
  return low
}

/** Whether the unit after x pays more than the one after y on the other way: slopes `a * b / (b + c * x) ^ 2` compared. */
function paysMore(first: Curve, x: bigint, second: Curve, y: bigint): boolean {
  const firstBase = first.b + first.c * x
  const secondBase = second.b + second.c * y
  return first.a * first.b * secondBase * secondBase > second.a * second.b * firstBase * firstBase
}
