import { readCoin, type NetworkId } from '@tyto/chain'
import { queryOptions } from '@tanstack/react-query'
import { chainOf } from '../network/chain'
import { chainReadOptions } from '../reads/queries'

/** A coin as the network knows it: its token and its decimals; null where it names no such coin. */
export function coinQuery(network: NetworkId, id: string) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'coin', id],
    queryFn: ({ signal }) => {
      const { client, network: description } = chainOf(network)
      return readCoin(client, description, id, { signal })
    },
  })
}
