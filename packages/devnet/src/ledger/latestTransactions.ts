import { put, type Operation } from '../store/keyValueStore'

/** How many ids GetRecentTransactions can show. */
const MOST_REMEMBERED = 100

/** Where the number of transactions and the latest blocks that hold any are kept. */
const LATEST_KEY = 'meta/latest'

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
    ids: [...ids, ...blockIds].slice(-MOST_REMEMBERED),
    blocks: [...blocks, block].slice(-MOST_REMEMBERED),
  }
}

export function latestOperation({ count, blocks }: LatestTransactions): Operation {
  return put(LATEST_KEY, JSON.stringify({ count, blocks }))
}

/** What was kept; `idsOf` tells the transactions of a block. */
export function restoreLatest(
  get: (key: string) => string | undefined,
  idsOf: (block: number) => readonly string[],
): LatestTransactions {
  const record = get(LATEST_KEY)
  if (record === undefined) return noTransactions
  const { count, blocks } = JSON.parse(record) as { count: number; blocks: number[] }
  return { count, blocks, ids: blocks.flatMap(idsOf).slice(-MOST_REMEMBERED) }
}
