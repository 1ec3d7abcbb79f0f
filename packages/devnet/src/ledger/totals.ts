import { put, type KeyValueStore, type Operation } from '../store/keyValueStore'
import { decodeBody } from './block'

const totalsKey = 'meta/totals'

/** The totals of the whole chain, which each block carries: a store that lost a batch in the middle does not come to the same. */
interface Totals {
  readonly height: number
  /** In all blocks. */
  readonly transactions: number
}

export function totalsOperation({ height, transactions }: Totals): Operation {
  return put(totalsKey, `${height} ${transactions}`)
}

/** Throws RangeError where the store does not hold what its latest block says. */
export async function checkTotals(store: KeyValueStore, height: number): Promise<void> {
  const record = store.get(totalsKey)
  if (record === undefined) throw new RangeError('The totals of the latest block are missing')
  const [wantedHeight, wanted] = record.split(' ').map(Number)
  if (wantedHeight !== height) throw new RangeError(`There are ${height} blocks, not ${wantedHeight}`)
  let inBlocks = 0
  for await (const [, body] of store.entries('block/')) inBlocks += decodeBody(body).transactionIds.length
  const records = await count(store, 'tx/')
  const changes = await count(store, 'changes/')
  for (const found of [inBlocks, records, changes]) {
    if (found !== wanted) throw new RangeError(`There are ${found} transactions, not ${wanted}`)
  }
}

async function count(store: KeyValueStore, prefix: string): Promise<number> {
  let found = 0
  for await (const _ of store.keys(prefix)) found += 1
  return found
}

/** A transaction at which processes ended, and how many did. */
export interface Suspect {
  readonly id: string
  readonly deaths: number
}

/**
 * The mark of the store: how many blocks it was told to keep, and which transaction so many processes ended at, if this one ends
 * now.
 */
export function markText(height: number, suspect: Suspect | undefined): string {
  return suspect === undefined ? `${height} ` : `${height} ${suspect.id} ${suspect.deaths}`
}

/** Earlier versions counted nothing: what they marked, one process ended at. */
export function readMark(mark: string): { readonly height: number; readonly suspect: Suspect | undefined } {
  const [height = '', id = '', deaths = ''] = mark.split(' ')
  return {
    height: /^\d+$/.test(height) ? Number(height) : -1,
    suspect: id === '' ? undefined : { id, deaths: /^[1-9]\d?$/.test(deaths) ? Number(deaths) : 1 },
  }
}
