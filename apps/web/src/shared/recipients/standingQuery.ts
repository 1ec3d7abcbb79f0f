import { readStanding, type NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { queryOptions } from '@tanstack/react-query'
import { chainOf } from '../chain/network/chain'
import { chainReadOptions } from '../chain/reads/queries'

/** The chain's facts about somebody who is to get something. */
export function standingQuery(network: NetworkId, address: Address) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'standing', address],
    queryFn: () => {
      const { client, network: description } = chainOf(network)
      return readStanding(client, description, address)
    },
  })
}
