import { queryOptions } from '@tanstack/react-query'
import { chainOf } from '../../chain/chain'
import { isExchange } from '../../chain/exchangePlaces'
import type { StoredTransaction } from '../pending/storedTransaction'
import { findThrower, unknownThrower } from '../pending/findThrower'

/**
 * Which contract caused a transaction to fail? The answer never changes, since the transaction is in a block.
 */
export function throwerQuery({ network, state }: StoredTransaction) {
  const id = state.status === 'failed' && state.receipt ? state.id : null
  return queryOptions({
    queryKey: ['chain', network, 'thrower', id],
    queryFn: async ({ signal }) => {
      const chain = chainOf(network)
      if (id === null) return unknownThrower
      return findThrower(chain, id, { isExchange: (contract) => isExchange(chain, contract), signal })
    },
    enabled: id !== null,
    retry: false,
    networkMode: 'always',
    staleTime: Infinity,
  })
}
