import type { PoolExchange } from './fees'
import type { Pool } from './quote'

/** A coin's price in ZIL, and where it comes from. */
export interface CoinPrice {
  readonly exchange: PoolExchange
  readonly pool: Pool
}

/** The price of the deepest pool, which costs most to move; null without a pool. */
export function priceOf(pools: readonly CoinPrice[]): CoinPrice | null {
  return pools.reduce<CoinPrice | null>(
    (best, each) => (best === null || each.pool.zil > best.pool.zil ? each : best),
    null,
  )
}

/** What so many of the smallest units are worth in Qa at a pool's price of the moment, rounded down. A sale brings less. */
export function worthInZil(units: bigint, { zil, tokens }: Pool): bigint {
  return (units * zil) / tokens
}

/** The reverse: so much ZIL, in Qa, in the smallest unit of a pool's token, rounded down. */
export function worthInTokens(qa: bigint, { zil, tokens }: Pool): bigint {
  return (qa * tokens) / zil
}
