import {
  exchangesAmong,
  getAddressTransactions,
  readCoinBalances,
  orUnread,
  readPoolShares,
  readField,
  valueOr,
  type ActivityPage,
  type NetworkId,
} from '@tyto/chain'
import { tyronDex, zil } from '@tyto/contracts'
import { queryOptions } from '@tanstack/react-query'
import { chainOf } from '../../shared/chain/network/chain'
import { recallCoins } from '../../shared/chain/coins/keptCoins'
import { chainReadOptions } from '../../shared/chain/reads/queries'
import type { Unit } from '../../shared/values/units'
import type { ActivityContext } from './context'
import type { Held } from './gaps'

/** The id of the newest transaction of these pages; null for none. */
export function newestOf(pages: readonly ActivityPage[]): string | null {
  return pages[0]?.transactions[0]?.id ?? null
}

/**
 * Reads the balances of all that the rows of a wallet tell of, as of the newest transaction of its list; 'moved' where
 * another one came meanwhile: then the rows are of an earlier moment. Rejects with `RpcError` where nothing could be
 * read.
 */
export async function readHeld(
  network: NetworkId,
  { wallet, coins, shares }: ActivityContext,
  newest: string | null,
  signal?: AbortSignal,
): Promise<Held | 'moved'> {
  const chain = chainOf(network)
  const { client } = chain
  const options = signal === undefined ? {} : { signal }
  const known = [zil, ...coins.tokens.values()]
  const ids = known.map(({ id }) => id)
  const question = { coins: ids, holders: [wallet], known: recallCoins(chain) }
  const places = exchangesAmong(coins.services)
  const { community } = shares
  const [{ holdings }, pools, brought] = await Promise.all([
    readCoinBalances(client, chain.network, question, options),
    readPoolShares(client, places, wallet, options),
    community && orUnread(readField(client, tyronDex(community.place).fields.brought.at(wallet), options)),
  ])
  const held = new Map<Unit, bigint | null>()
  for (const coin of known) {
    const amount = holdings[0]?.get(coin.id)
    held.set(coin, amount?.kind === 'amount' ? amount.units : null)
  }
  for (const [exchange, place] of places.exchanges) {
    for (const [coin, token] of places.tokens) {
      const unit = shares.pools.get(place)?.get(token)
      if (unit === undefined) continue
      const own = pools.held.find((each) => each.exchange === exchange && each.coin === coin)
      held.set(unit, pools.unread.includes(exchange) ? null : (own?.shares ?? 0n))
    }
  }
  if (community) held.set(community.dao, brought && valueOr(brought, 0n))
  const { transactions } = await getAddressTransactions(client, wallet, null, options)
  return (transactions[0]?.id ?? null) === newest ? held : 'moved'
}

/** The symbols of what could not be read. */
export function unreadOf(held: Held): readonly string[] {
  return [...held].flatMap(([coin, units]) => (units === null ? [coin.symbol] : []))
}

export function heldQuery(network: NetworkId, context: ActivityContext, newest: string | null) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'activity', context.wallet, 'held', newest],
    queryFn: ({ signal }) => readHeld(network, context, newest, signal),
  })
}
