import { getAccount, type NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { chainOf } from '../../shared/chain/chain'

/** The money of an account, in Qa, read again and again: somebody waits for it to arrive. */
export function balanceQuery(network: NetworkId, account: Address | null) {
  return queryOptions({
    queryKey: ['chain', network, 'balance', account],
    queryFn:
      account === null
        ? skipToken
        : async ({ signal }) => (await getAccount(chainOf(network).client, account, { signal })).balance,
    retry: false,
    networkMode: 'always',
    refetchInterval: 5_000,
  })
}
