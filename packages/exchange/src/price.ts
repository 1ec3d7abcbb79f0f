import { sharesId, ssiId, tyronId, xsgdId, zilId } from './directions'
import { tradedCoins } from './fees'
import type { ExchangeId, Exchanges, TyronDexState } from './market'
import type { Pool } from './quote'
import { ssiPerXsgd } from './vault'

/** A coin's price in ZIL, and where it comes from. */
export interface CoinPrice {
  readonly exchange: ExchangeId
  readonly pool: Pool
  /** The coin whose price in ZIL this one rests on; null where its own pool holds ZIL. */
  readonly by: string | null
}

const noPrices: ReadonlyMap<string, CoinPrice> = new Map()

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

/**
 * The price of each coin that has one, by its id: of its deepest pool. S$I is worth what XSGD is, since the vault changes
 * one for the other; TYRON also has a pool of S$I at the community's exchange.
 */
export function pricesOf({ states, tyronDex, vault }: Exchanges): ReadonlyMap<string, CoinPrice> {
  const poolsOf = (coin: string): readonly CoinPrice[] =>
    [...states].flatMap(([exchange, state]) => {
      const pool = state?.pools.get(coin)
      return pool ? [{ exchange, pool, by: null }] : []
    })
  const xsgd = priceOf(poolsOf(xsgdId))
  const byVault = vault && xsgd ? [throughVault(xsgd)] : []
  const ssi = priceOf([...poolsOf(ssiId), ...byVault])
  const community = tyronDex && ssi ? pricesAtCommunity(tyronDex, ssi) : noPrices
  const found = tradedCoins.map((coin) => {
    const own = community.get(coin)
    return [coin, coin === ssiId ? ssi : priceOf([...poolsOf(coin), ...(own ? [own] : [])])] as const
  })
  const shares = community.get(sharesId) ?? null
  return new Map(
    [...found, [sharesId, shares] as const].flatMap(([coin, price]) =>
      price === null ? [] : [[coin, price] as const],
    ),
  )
}

function throughVault({ exchange, pool: { zil, tokens } }: CoinPrice): CoinPrice {
  return { exchange, pool: { zil, tokens: tokens * ssiPerXsgd }, by: xsgdId }
}

/** TYRON, and the shares of the pool itself, which are worth both of its sides. */
function pricesAtCommunity(
  { reserves: { tyron, ssi }, totalSupply }: TyronDexState,
  ssiPrice: CoinPrice,
): ReadonlyMap<string, CoinPrice> {
  const zil = worthInZil(ssi, ssiPrice.pool)
  if (zil === 0n || tyron === 0n || totalSupply === 0n) return noPrices
  const at = { exchange: 'tydradex', by: ssiId } as const
  return new Map([
    [tyronId, { ...at, pool: { zil, tokens: tyron } }],
    [sharesId, { ...at, pool: { zil: 2n * zil, tokens: totalSupply } }],
  ])
}

/**
 * What somebody holds of ZIL and of coins with a price, in Qa; null while one of these amounts is not known. `amountOf`
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
