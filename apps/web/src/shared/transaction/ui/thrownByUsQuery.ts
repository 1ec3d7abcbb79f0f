import { queryOptions } from '@tanstack/react-query'
import { chainOf } from '../../chain/chain'
import type { StoredTransaction } from '../pending/storedTransaction'
import { isThrownByUs } from '../pending/isThrownByUs'

/**
 * Did one of our contracts cause a transaction to fail? The answer never changes, since the transaction is in a block.
 */
export function thrownByUsQuery({ network, state }: StoredTransaction) {
  const id = state.status === 'failed' && state.receipt ? state.id : null
  return queryOptions({
    queryKey: ['chain', network, 'thrown by us', id],
    queryFn: async ({ signal }) => id !== null && isThrownByUs(chainOf(network), id, signal),
    enabled: id !== null,
    retry: false,
    networkMode: 'always',
    staleTime: Infinity,
  })
}
