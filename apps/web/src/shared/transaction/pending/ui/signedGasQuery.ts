import { findTransaction } from '@tyto/chain'
import { queryOptions } from '@tanstack/react-query'
import { chainOf } from '../../../chain/network/chain'
import type { StoredTransaction } from '../storedTransaction'

/** The gas limit with which a failed transaction was signed: wallets let a person change it. It never changes in a block. */
export function signedGasQuery({ network, state }: StoredTransaction) {
  const id = state.status === 'failed' && state.receipt ? state.id : null
  return queryOptions({
    queryKey: ['chain', network, 'signedGas', id],
    queryFn: async ({ signal }) =>
      id === null
        ? null
        : ((await findTransaction(chainOf(network).client, id, { signal }))?.gasLimit ?? null),
    enabled: id !== null,
    retry: false,
    networkMode: 'always',
    staleTime: Infinity,
  })
}
