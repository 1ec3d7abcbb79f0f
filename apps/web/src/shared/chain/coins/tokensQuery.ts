import { readTokens, type NetworkId } from '@tyto/chain'
import { allCoins } from '@tyto/contracts'
import { queryOptions } from '@tanstack/react-query'
import { chainOf } from '../network/chain'
import { chainReadOptions } from '../reads/queries'

/** How long it is reused, in ms: the protocol hardly ever changes its services, and a token never its digits. */
const tokensStaleTime = 600_000

/** Which contracts are the known coins of this network, and the protocol's other services. */
export function tokensQuery(network: NetworkId) {
  return queryOptions({
    ...chainReadOptions,
    staleTime: tokensStaleTime,
    queryKey: ['chain', network, 'tokens'],
    queryFn: ({ signal }) => {
      const { client, network: description } = chainOf(network)
      return readTokens(client, description, allCoins, { signal })
    },
  })
}
