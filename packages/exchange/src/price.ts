import { zilId } from '@tyto/primitives'
import { sharesId, ssiId, tyronId, xsgdId } from './directions'
import { tradedCoins } from './fees'
import type { TyronDexState } from './community'
import type { ExchangeId, Exchanges } from './market'
import type { Pool } from './quote'
import { ssiPerXsgd } from './vault'

/** A coin's price in ZIL, and where it comes from. */
export interface CoinPrice {
  readonly exchange: ExchangeId
  readonly pool: Pool
  /** The coin whose price in ZIL this one rests on; null where its own pool holds ZIL. */
  readonly by: string | null
}

/** The worth in Qa of so many of the smallest units at a pool's price of the moment, rounded down. A sale brings less. */
export function worthInZil(units: bigint, { zil, tokens }: Pool): bigint {
  return (units * zil) / tokens
}

/** The reverse: so much ZIL, in Qa, in the smallest unit of a pool's token, rounded down. */
export function worthInTokens(qa: bigint, { zil, tokens }: Pool): bigint {
  return (qa * tokens) / zil
}

const pricedCoins = [...tradedCoins, sharesId]

/**
 * The price of each coin that has one, by its id: of its deepest pool. S$I is worth what XSGD is, since the vault changes
 * one for the other; TYRON also has a pool of S$I at the community's exchange.
 */
export function pricesOf(exchanges: Exchanges): ReadonlyMap<string, CoinPrice> {
  const prices = new Map<string, CoinPrice>()
  for (const coin of pricedCoins) {
    const price = priceIn(exchanges, coin)
    if (price !== null) prices.set(coin, price)
  }
  return prices
}

/** The price of one coin; null without one. */
export function priceIn(exchanges: Exchanges, coin: string): CoinPrice | null {
  const { states, tyronDex, vault } = exchanges
  const own = deepestPool(states, coin)
  if (coin === ssiId) {
    const xsgd = vault ? deepestPool(states, xsgdId) : null
    return deeper(own, xsgd && throughVault(xsgd))
  }
  if (!tyronDex || (coin !== tyronId && coin !== sharesId)) return own
  const ssi = priceIn(exchanges, ssiId)
  return deeper(own, ssi && priceAtCommunity(tyronDex, ssi, coin))
}

function deepestPool(states: Exchanges['states'], coin: string): CoinPrice | null {
  let best: CoinPrice | null = null
  for (const [exchange, state] of states) {
    const pool = state?.pools.get(coin)
    if (pool && (best === null || pool.zil > best.pool.zil)) best = { exchange, pool, by: null }
  }
  return best
}

/** The price that costs more to move; of two that cost the same the first. */
function deeper(one: CoinPrice | null, other: CoinPrice | null): CoinPrice | null {
  return one === null || (other !== null && other.pool.zil > one.pool.zil) ? other : one
}

function throughVault({ exchange, pool: { zil, tokens } }: CoinPrice): CoinPrice {
  return { exchange, pool: { zil, tokens: tokens * ssiPerXsgd }, by: xsgdId }
}

/** TYRON, or the shares of the pool itself, which are worth both of its sides. */
function priceAtCommunity(
  { reserves: { tyron, ssi }, totalSupply }: TyronDexState,
  ssiPrice: CoinPrice,
  coin: string,
): CoinPrice | null {
  const zil = worthInZil(ssi, ssiPrice.pool)
  if (zil === 0n || tyron === 0n || totalSupply === 0n) return null
  const pool = coin === tyronId ? { zil, tokens: tyron } : { zil: 2n * zil, tokens: totalSupply }
  return { exchange: 'tydradex', by: ssiId, pool }
}

/**
 * The worth of ZIL and of coins with a price that somebody holds, in Qa; null while one of these amounts is not known. `amountOf`
 * says a coin's smallest units: undefined where they are not known, null where there is no such coin.
 */
export function worthOf(
  amountOf: (coin: string) => bigint | null | undefined,
  prices: ReadonlyMap<string, CoinPrice>,
): bigint | null {
  let worth = 0n
  for (const coin of [zilId, ...prices.keys()]) {
    const units = amountOf(coin)
    if (units === undefined) return null
    const price = prices.get(coin)
    if (units !== null) worth += price === undefined ? units : worthInZil(units, price.pool)
  }
  return worth
}
