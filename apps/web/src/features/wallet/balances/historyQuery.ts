import { readValueHistory, type NetworkId, type ValueHistory } from '@tyto/chain'
import { zrc2Token } from '@tyto/contracts'
import type { Past } from '@tyto/exchange'
import type { Address } from '@tyto/primitives'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { zilId } from '@tyto/primitives'
import { chainOf, type Chain } from '../../../shared/chain/network/chain'
import { recallCoins } from '../../../shared/chain/coins/keptCoins'
import { chainReadOptions } from '../../../shared/chain/reads/queries'

/**
 * The past balance of a coin in a wallet, block by block, as far back as the network tells; null where nothing is known
 * of it. Asked for once the coin's contract is known.
 */
export function historyQuery(network: NetworkId, wallet: Address, coin: string) {
  return queryOptions<ValueHistory | null>({
    ...chainReadOptions,
    queryKey: ['chain', network, 'held over time', wallet, coin],
    queryFn: ({ signal }) => readHistory(chainOf(network), wallet, coin, signal),
  })
}

/** The same of several coins in one trip, by their ids. `block`: of the prices that they are to be counted at. */
export function historiesQuery(network: NetworkId, wallet: Address, coins: readonly string[], block: bigint) {
  return queryOptions<ReadonlyMap<string, Past<bigint>>>({
    ...chainReadOptions,
    queryKey: ['chain', network, 'all held over time', wallet, coins, block.toString()],
    queryFn: async ({ signal }) => {
      const chain = chainOf(network)
      const histories = await Promise.all(
        coins.map(async (coin) => [coin, await readHistory(chain, wallet, coin, signal)] as const),
      )
      return new Map(
        histories.flatMap(([coin, history]) => (history === null ? [] : [[coin, history] as const])),
      )
    },
    placeholderData: keepPreviousData,
  })
}

async function readHistory(
  chain: Chain,
  wallet: Address,
  coin: string,
  signal: AbortSignal,
): Promise<ValueHistory | null> {
  if (coin === zilId) {
    return readValueHistory(chain.client, wallet, { field: '_balance', keys: [] }, { signal })
  }
  const token = recallCoins(chain).services.get(coin)
  if (token === undefined) return null
  return readValueHistory(chain.client, token, zrc2Token(token).fields.balances.at(wallet), { signal })
}
