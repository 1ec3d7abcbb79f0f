import { getAccount, isSwept, type NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { chainOf } from '../network/chain'

/** Did the network take this account out of its owner's hands? Only networks that ever did so are asked. */
export function sweptQuery(network: NetworkId, account: Address | null) {
  const { rules } = chainOf(network).network
  return queryOptions({
    queryKey: ['chain', network, 'swept', account],
    queryFn:
      account === null || rules.sweptNonce === null
        ? skipToken
        : async ({ signal }) =>
            isSwept(rules, (await getAccount(chainOf(network).client, account, { signal })).nonce),
    staleTime: Infinity,
  })
}
