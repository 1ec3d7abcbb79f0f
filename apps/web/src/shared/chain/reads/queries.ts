import {
  getBlockTimestamp,
  getLatestBlock,
  measureBlockTime,
  readAvailability,
  type Availability,
  type BlockTime,
  type NetworkId,
  type RpcError,
} from '@tyto/chain'
import { formatName, type Name } from '@tyto/identity'
import { queryOptions } from '@tanstack/react-query'
import { readClock, type ClockReading } from './deviceClock'
import { chainOf } from '../network/chain'
import { recallName, resolveAndKeep } from '../names/seenNames'

/**
 * Options that all reads of the chain share. Keys begin with `['chain', network]`. The client has its own retries, so a
 * failed read is reported at once, even if the browser thinks that it is offline.
 */
export const chainReadOptions = { retry: false, networkMode: 'always', staleTime: 10_000 } as const

/**
 * The wallet and document of a name, read in two requests; see `resolveName`. The read goes on when its page closes, so
 * that the next page can use the answer.
 */
export function nameQuery(network: NetworkId, name: Name) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'name', formatName(name)],
    queryFn: () => resolveAndKeep(chainOf(network), name),
  })
}

/** The answers about a name that an earlier visit read; null if none. No node is asked. */
export function seenNameQuery(network: NetworkId, name: Name) {
  return queryOptions({
    queryKey: ['seen', network, formatName(name)],
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
    queryFn: () => recallName(chainOf(network), name),
  })
}

/** Can a domain of .ssi be bought? An outage is an error here, so that it is never kept as an answer. */
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

/**
 * Time between two looks at what any block may change, in ms: local blocks come every second, public ones far less often.
 */
export const blockPause: Readonly<Record<NetworkId, number>> = {
  local: 5_000,
  testnet: 20_000,
  mainnet: 20_000,
}

/** The newest block, and when it was read. */
export function latestBlockQuery(network: NetworkId) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'latest block'],
    queryFn: ({ signal }) => getLatestBlock(chainOf(network).client, { signal }),
    refetchInterval: blockPause[network],
  })
}

/** Pause between two measurements of the time between blocks, in ms. */
const paceBreak = 20_000

/**
 * The newest block, and how fast blocks have come lately: what makes a time of a number of blocks. It tells how the clock of
 * the device stands beside that of the chain, too.
 */
export function blockTimeQuery(network: NetworkId) {
  const queryKey = ['chain', network, 'block time']
  return queryOptions<BlockTime & { readonly clock: ClockReading }>({
    ...chainReadOptions,
    queryKey,
    queryFn: async ({ signal, client: queries }) => {
      const before = queries.getQueryData<{ readonly clock: ClockReading }>(queryKey)
      const time = await measureBlockTime(chainOf(network).client, { signal })
      return { ...time, clock: readClock(before?.clock ?? null, time, Date.now()) }
    },
    refetchInterval: paceBreak,
  })
}

/**
 * When a block was made, in ms since 1970, which never changes. Null for a block that the node does not have: it may be
 * behind another node, so it is asked again.
 */
export function blockMadeQuery(network: NetworkId, block: bigint) {
  return queryOptions({
    ...chainReadOptions,
    staleTime: ({ state: { data } }) => (data ? Infinity : chainReadOptions.staleTime),
    queryKey: ['chain', network, 'block made', block.toString()],
    queryFn: async ({ signal }) => {
      const microseconds = await getBlockTimestamp(chainOf(network).client, block, { signal })
      return microseconds === null ? null : Number(microseconds / 1_000n)
    },
    refetchInterval: ({ state: { data } }) => (data ? false : blockPause[network]),
  })
}
