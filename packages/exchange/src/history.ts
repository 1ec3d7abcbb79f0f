import { zilId } from '@tyto/primitives'
import type { Exchanges } from './market'
import { priceIn, pricesOf, worthInTokens, worthInZil, type CoinPrice } from './price'

/** Something after the last change of a block. */
export interface Dated<T> {
  readonly block: bigint
  /** Of the block, in ms since 1970. */
  readonly time: number
  readonly value: T
}

/** The earlier values, oldest first. */
export interface Past<T> {
  readonly values: readonly Dated<T>[]
  /** Whether there was nothing before the first one; if not, nothing is known of it. */
  readonly isComplete: boolean
}

type Prices = ReadonlyMap<string, CoinPrice>
/** The price of a coin at one moment. */
type PriceAt = (coin: string) => CoinPrice | undefined

/**
 * The worth of amounts over time, each at the prices of its block, in the smallest unit of `currency`, a coin; null where an
 * amount is not known, or the price of something that was held and that has one now. What has no price now is left out, as it is
 * of the worth today.
 */
export function worthOverTime(
  amounts: ReadonlyMap<string, Past<bigint>>,
  market: Past<Exchanges>,
  currency: string,
): Past<bigint | null> {
  const priceAt = pricesIn(market)
  const counted = [...amounts].filter(([coin]) => coin === zilId || priceAt.latest.has(coin))
  const walks = counted.map(([coin, past]) => ({ coin, walk: walkOf(past) }))
  const worthAt = (block: bigint): bigint | null => {
    const prices = priceAt.block(block)
    let worth: bigint | null = 0n
    for (const { coin, walk } of walks) {
      const units = walk(block) ?? (amounts.get(coin)!.isComplete ? 0n : null)
      const value = units === null ? null : inZil(coin, units, (id) => prices.get(id))
      worth = worth === null || value === null ? null : worth + value
    }
    return worth === null ? null : inCurrency(worth, currency, (id) => prices.get(id))
  }
  const pasts = counted.map(([, past]) => past)
  const begins = momentsOf(pasts)[0]
  // Before anything was held there is nothing to count.
  const moments = momentsOf([market, ...pasts]).filter(({ block }) => begins && block >= begins.block)
  return {
    values: withoutRepeats(moments.map((at) => ({ ...at, value: worthAt(at.block) }))),
    isComplete: market.isComplete && pasts.every(({ isComplete }) => isComplete),
  }
}

/** The price of so many units of a coin over time, in the smallest unit of `currency`; null while no exchange says it. */
export function priceOverTime(
  market: Past<Exchanges>,
  { coin, units }: { readonly coin: string; readonly units: bigint },
  currency: string,
): Past<bigint | null> {
  const values = market.values.map(({ block, time, value }) => {
    const priceAt = (id: string): CoinPrice | undefined => priceIn(value, id) ?? undefined
    const worth = inZil(coin, units, priceAt)
    return { block, time, value: worth === null ? null : inCurrency(worth, currency, priceAt) }
  })
  const known = values.findIndex(({ value }) => value !== null)
  return { values: known < 0 ? [] : withoutRepeats(values.slice(known)), isComplete: market.isComplete }
}

/** The worth of an amount of ZIL or of a coin, in Qa; null where it has no price, unless it is nothing at all. */
function inZil(coin: string, units: bigint, priceAt: PriceAt): bigint | null {
  if (coin === zilId || units === 0n) return units
  const price = priceAt(coin)
  return price === undefined ? null : worthInZil(units, price.pool)
}

function inCurrency(qa: bigint, currency: string, priceAt: PriceAt): bigint | null {
  if (currency === zilId) return qa
  const price = priceAt(currency)
  return price === undefined ? null : worthInTokens(qa, price.pool)
}

/** The prices at a block, asked for from the oldest to the newest, and those of the end. */
function pricesIn(market: Past<Exchanges>): {
  readonly latest: Prices
  readonly block: (block: bigint) => Prices
} {
  const none: Prices = new Map()
  const walk = walkOf(market)
  let last: { readonly of: Exchanges; readonly prices: Prices } | null = null
  const at = (block: bigint): Prices => {
    const of = walk(block)
    if (of === undefined) return none
    if (last?.of !== of) last = { of, prices: pricesOf(of) }
    return last.prices
  }
  const end = market.values.at(-1)
  return { latest: end ? pricesOf(end.value) : none, block: at }
}

/** The value at a block, asked for from the oldest to the newest; undefined before the first. */
function walkOf<T>({ values }: Past<T>): (block: bigint) => T | undefined {
  let next = 0
  return (block) => {
    while (next < values.length && values[next]!.block <= block) next++
    return values[next - 1]?.value
  }
}

/** Every block at which something changed, oldest first. */
function momentsOf(pasts: readonly Past<unknown>[]): readonly Omit<Dated<unknown>, 'value'>[] {
  const times = new Map(
    pasts.flatMap(({ values }) => values.map(({ block, time }) => [block, time] as const)),
  )
  return [...times].sort(([a], [b]) => (a < b ? -1 : 1)).map(([block, time]) => ({ block, time }))
}

/** Without what says the same as the one before it; the newest stays, since it says until when that held. */
function withoutRepeats<T>(values: readonly Dated<T>[]): readonly Dated<T>[] {
  return values.filter(
    ({ value }, at) => at === 0 || at === values.length - 1 || value !== values[at - 1]!.value,
  )
}
