import type { Exchanges } from '@tyto/chain'
import { allCoins, zil } from '@tyto/contracts'
import { priceOf, tradedCoins, worthInZil, type CoinPrice } from '@tyto/exchange'
import type { Address } from '@tyto/primitives'
import type { HeldCoins } from '../../../shared/chain/coinBalances'

/** The price of each coin that has a pool, by its id. */
export function pricesOf({ states }: Exchanges): ReadonlyMap<string, CoinPrice> {
  return new Map(
    tradedCoins.flatMap((coin) => {
      const pools = [...states].flatMap(([exchange, state]) => {
        const pool = state?.pools.get(coin)
        return pool ? [{ exchange, pool }] : []
      })
      const price = priceOf(pools)
      return price === null ? [] : [[coin, price] as const]
    }),
  )
}

/** What an address holds of ZIL and of coins with a price, in Qa; null while one of these amounts is not known. */
export function worthOf(
  held: Pick<HeldCoins, 'of'>,
  holder: Address,
  prices: ReadonlyMap<string, CoinPrice>,
): bigint | null {
  let worth = 0n
  for (const { id } of allCoins) {
    const price = prices.get(id)
    if (id !== zil.id && price === undefined) continue
    const amount = held.of(holder, id)
    if (amount.kind === 'loading' || amount.kind === 'unknown') return null
    if (amount.kind !== 'amount') continue
    worth += price === undefined ? amount.units : worthInZil(amount.units, price.pool)
  }
  return worth
}
