import { readValueHistory, type NetworkId, type ValueHistory } from '@tyto/chain'
import { zil, zrc2Token } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { queryOptions } from '@tanstack/react-query'
import { chainOf } from '../../../shared/chain/chain'
import { recallCoins } from '../../../shared/chain/keptCoins'
import { chainReadOptions } from '../../../shared/chain/queries'

/** Networks that keep what was: our own. */
export function keepsHistory(network: NetworkId): boolean {
  return network === 'local'
}

/**
 * What a wallet held of a coin, block by block, as far back as the network tells; null where nothing is known of it.
 * Asked for once the coin's contract is known.
 */
export function historyQuery(network: NetworkId, wallet: Address, coin: string) {
  return queryOptions<ValueHistory | null>({
    ...chainReadOptions,
    queryKey: ['chain', network, 'held over time', wallet, coin],
    queryFn: async ({ signal }) => {
      const chain = chainOf(network)
      if (coin === zil.id) {
        return readValueHistory(chain.client, wallet, { field: '_balance', keys: [] }, { signal })
      }
      const token = recallCoins(chain).services.get(coin)
      if (token === undefined) return null
      return readValueHistory(chain.client, token, zrc2Token(token).fields.balances.at(wallet), { signal })
    },
  })
}
