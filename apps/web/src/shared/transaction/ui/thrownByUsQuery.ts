import { queryOptions } from '@tanstack/react-query'
import { chainOf } from '../../chain/chain'
import type { StoredTransaction } from '../pending/storedTransaction'
import { isThrownByUs } from '../pending/isThrownByUs'

/** Was a failed transaction undone by a contract of ours? What stands in a block never changes. */
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
