import { queryOptions } from '@tanstack/react-query'
import { chainOf } from '../../../chain/network/chain'
import type { StoredTransaction } from '../storedTransaction'
import { findThrower, unknownThrower } from '../findThrower'

/**
 * Which contract caused a transaction to fail? The answer never changes, since the transaction is in a block.
 */
export function throwerQuery({ network, state }: StoredTransaction) {
  const id = state.status === 'failed' && state.receipt ? state.id : null
  return queryOptions({
    queryKey: ['chain', network, 'thrower', id],
    queryFn: async ({ signal }) => (id === null ? unknownThrower : findThrower(chainOf(network), id, signal)),
    enabled: id !== null,
    retry: false,
    networkMode: 'always',
    staleTime: Infinity,
  })
}
