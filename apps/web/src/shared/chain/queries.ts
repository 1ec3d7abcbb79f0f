import {
  getLatestBlock,
  readAvailability,
  type Availability,
  type NetworkId,
  type RpcError,
} from '@tyto/chain'
import { formatName, type Name } from '@tyto/identity'
import { queryOptions } from '@tanstack/react-query'
import { chainOf } from './chain'
import { recallName, resolveAndKeep } from './seenNames'

/**
 * One factory per read. Keys begin with `['chain', network]`. The client retries by itself; a read that fails says so at
 * once, also where the browser believes to be offline.
 */
export const chainReadOptions = { retry: false, networkMode: 'always', staleTime: 10_000 } as const

/**
 * Where a name leads, its wallet and its document. Two trips; see `resolveName`. It is not given up when a page goes: the
 * next one, opened while the answer is on its way, takes it over.
 */
export function nameQuery(network: NetworkId, name: Name) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'name', formatName(name)],
    queryFn: () => resolveAndKeep(chainOf(network), name),
  })
}

/** What an earlier visit learnt of a name; null for nothing. No node is asked. */
export function seenNameQuery(network: NetworkId, name: Name) {
  return queryOptions({
    queryKey: ['seen', network, formatName(name)],
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
    queryFn: () => recallName(chainOf(network), name),
  })
}

/** May a domain of .ssi be bought? An outage is an error here, so that it is never kept as an answer. */
export function availabilityQuery(network: NetworkId, domain: string) {
  return queryOptions<Exclude<Availability, { readonly kind: 'unknown' }>, RpcError>({
    ...chainReadOptions,
    queryKey: ['chain', network, 'availability', domain],
    queryFn: async ({ signal }) => {
      const { client, network: description } = chainOf(network)
      const availability = await readAvailability(client, description, domain, { signal })
      if (availability.kind === 'unknown') throw availability.error
      return availability
    },
  })
}

/** How often the newest block is asked for, in ms: local blocks are a second apart, public ones far more. */
const blockPause: Readonly<Record<NetworkId, number>> = { local: 5_000, testnet: 20_000, mainnet: 20_000 }

/** The newest block, and when it was read. */
export function latestBlockQuery(network: NetworkId) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'latest block'],
    queryFn: ({ signal }) => getLatestBlock(chainOf(network).client, { signal }),
    refetchInterval: blockPause[network],
  })
}
