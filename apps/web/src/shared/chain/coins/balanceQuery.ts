import { getAccount, type NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { chainOf } from '../network/chain'

/** Pause between two reads of a balance, in ms. */
const balancePause = 5_000

/** The balance of an account, in Qa. It is read again and again, because the person may wait for money. */
export function balanceQuery(network: NetworkId, account: Address | null) {
  return queryOptions({ ...balanceRead(network, account), refetchInterval: balancePause })
}

/** The same balance, read again only as long as there is none. */
export function firstMoneyQuery(network: NetworkId, account: Address | null) {
  return queryOptions({
    ...balanceRead(network, account),
    refetchInterval: ({ state }) => (state.data === 0n ? balancePause : false),
  })
}

function balanceRead(network: NetworkId, account: Address | null) {
  return queryOptions({
    queryKey: ['chain', network, 'balance', account],
    queryFn:
      account === null
        ? skipToken
        : async ({ signal }) => (await getAccount(chainOf(network).client, account, { signal })).balance,
    retry: false,
    networkMode: 'always',
  })
}
