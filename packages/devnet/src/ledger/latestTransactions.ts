import { put, type Operation } from '../store/keyValueStore'

/** How many ids GetRecentTransactions can show. */
const mostRemembered = 100

/** Where the number of transactions and the latest blocks that hold any are kept. */
const latestKey = 'meta/latest'

/** How many transactions there are, and which were the last ones. */
export interface LatestTransactions {
  readonly count: number
  /** Ids, newest last. */
  readonly ids: readonly string[]
  /** Numbers of the latest blocks with transactions, newest last: what is kept, since ids can be read from them. */
  readonly blocks: readonly number[]
}

export const noTransactions: LatestTransactions = { count: 0, ids: [], blocks: [] }

/** With a new block; an empty one changes nothing. */
export function withBlock(
  { count, ids, blocks }: LatestTransactions,
  block: number,
  blockIds: readonly string[],
): LatestTransactions {
  if (blockIds.length === 0) return { count, ids, blocks }
  return {
    count: count + blockIds.length,
    ids: [...ids, ...blockIds].slice(-mostRemembered),
    blocks: [...blocks, block].slice(-mostRemembered),
  }
}

export function latestOperation({ count, blocks }: LatestTransactions): Operation {
  return put(latestKey, JSON.stringify({ count, blocks }))
}

/** Restores the list from what was kept; `idsOf` tells the transactions of a block. */
export function restoreLatest(
  get: (key: string) => string | undefined,
  idsOf: (block: number) => readonly string[],
): LatestTransactions {
  const record = get(latestKey)
  if (record === undefined) return noTransactions
  const { count, blocks } = JSON.parse(record) as { count: number; blocks: number[] }
  return { count, blocks, ids: blocks.flatMap(idsOf).slice(-mostRemembered) }
}
