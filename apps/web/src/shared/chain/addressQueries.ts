import { readAddress, readTokenBalances, type NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { queryOptions } from '@tanstack/react-query'
import { chainOf } from './chain'
import { coins } from './coins'
import { chainReadOptions } from './queries'

/** Finds out what an address is: a wallet, another contract, or an account. */
export function addressQuery(network: NetworkId, address: Address) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'address', address],
    queryFn: ({ signal }) => readAddress(chainOf(network).client, address, { signal }),
  })
}

/** The known tokens of this network, and how much of each the address holds. */
export function tokenBalancesQuery(network: NetworkId, address: Address) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'token balances', address],
    queryFn: ({ signal }) => {
      const { client, network: description } = chainOf(network)
      return readTokenBalances(client, description, address, coins, { signal })
    },
  })
}
