import { readProtocol, type NetworkId } from '@tyto/chain'
import { queryOptions } from '@tanstack/react-query'
import { zilId } from '@tyto/primitives'
import { chainOf } from '../network/chain'
import { chainReadOptions } from './queries'

/** The price of a new .ssi name, in Qa; null where the protocol has no price in ZIL. */
export function namePriceQuery(network: NetworkId) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'name price'],
    queryFn: async ({ signal }) => {
      const { client, network: description } = chainOf(network)
      const { utility } = await readProtocol(client, description, { signal })
      return utility.get(zilId)?.get('BuyNftUsername') ?? null
    },
  })
}
