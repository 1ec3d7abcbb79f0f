import { findTransaction, pollPause, type NetworkId } from '@tyto/chain'
import { queryOptions } from '@tanstack/react-query'
import { chainOf } from '../../chain/network/chain'
import { chainReadOptions } from '../../chain/reads/queries'

/** A transaction that stands in a block does not change any more; a node that is behind is asked again. */
export function sentQuery(network: NetworkId, id: string) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'sent', id],
    queryFn: ({ signal }) => findTransaction(chainOf(network).client, id, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.state.kind === 'confirmed' ? false : pollPause(0)),
  })
}
