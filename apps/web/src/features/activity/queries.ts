import { readActivity, type NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { chainOf } from '../../shared/chain/network/chain'
import { chainReadOptions } from '../../shared/chain/reads/queries'

/** The past of an address, page by page, newest first. */
export function activityQuery(network: NetworkId, address: Address) {
  return infiniteQueryOptions({
    ...chainReadOptions,
    // Reading again means page by page: that is left to the person, and to what this device sends.
    refetchOnWindowFocus: false,
    queryKey: ['chain', network, 'activity', address],
    queryFn: ({ signal, pageParam }) => readActivity(chainOf(network).client, address, pageParam, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
}
