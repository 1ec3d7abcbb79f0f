import { readCollectables, type NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { queryOptions } from '@tanstack/react-query'
import { chainOf } from '../../shared/chain/chain'

/** How many tokens of each collection the gallery shows. */
export const mostShown = 24

/** What a wallet has in each collection of the protocol. */
export function galleryQuery(network: NetworkId, wallet: Address) {
  return queryOptions({
    retry: false,
    networkMode: 'always',
    staleTime: 60_000,
    queryKey: ['chain', network, 'gallery', wallet],
    queryFn: async ({ signal }) => {
      const { client, network: description } = chainOf(network)
      return readCollectables(client, description, wallet, mostShown, { signal })
    },
  })
}
