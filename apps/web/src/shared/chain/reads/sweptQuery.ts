import { getAccount, type NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { chainOf } from '../network/chain'

/** Did the network take this account out of its owner's hands? Only networks that ever did so are asked. */
export function sweptQuery(network: NetworkId, account: Address | null) {
  const { sweptNonce } = chainOf(network).network.rules
  return queryOptions({
    queryKey: ['chain', network, 'swept', account],
    queryFn:
      account === null || sweptNonce === null
        ? skipToken
        : async ({ signal }) =>
            (await getAccount(chainOf(network).client, account, { signal })).nonce === sweptNonce,
    staleTime: Infinity,
  })
}
