import { readPendingDomain, type NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { queryOptions } from '@tanstack/react-query'
import { chainOf } from './chain'
import { chainReadOptions } from './queries'

/** To which domain the ownership of a DeFi or staking wallet is about to pass; null where to none. */
export function pendingDomainQuery(network: NetworkId, wallet: Address) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'pending domain', wallet],
    queryFn: ({ signal }) => {
      const { client, network: description } = chainOf(network)
      return readPendingDomain(client, description, wallet, { signal })
    },
  })
}
