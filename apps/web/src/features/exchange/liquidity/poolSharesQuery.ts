import { exchangesAmong, readPoolShares, type NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { queryOptions } from '@tanstack/react-query'
import { chainOf } from '../../../shared/chain/network/chain'
import { chainReadOptions } from '../../../shared/chain/reads/queries'

/**
 * The shares of a wallet in the pools of other exchanges. `services`: where they and the coins stand, by their names in
 * the protocol.
 */
export function poolSharesQuery(network: NetworkId, services: ReadonlyMap<string, Address>, wallet: Address) {
  const places = exchangesAmong(services)
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'pool shares', wallet, [...places.exchanges, ...places.tokens]],
    enabled: places.exchanges.size > 0,
    queryFn: ({ signal }) => readPoolShares(chainOf(network).client, places, wallet, { signal }),
  })
}
