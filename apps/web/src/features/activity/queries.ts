import { readActivity, type ActivityPage, type NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { chainOf } from '../../shared/chain/chain'
import { chainReadOptions } from '../../shared/chain/queries'

/** Does this network keep a list of transactions by address? Public nodes do not. */
export function keepsHistory(network: NetworkId): boolean {
  return network === 'local'
}

/** The past of an address, page by page, newest first. */
export function activityQuery(network: NetworkId, address: Address) {
  return infiniteQueryOptions({
    ...chainReadOptions,
    // What is read again is read page by page: that is left to the person, and to what this device sends.
    refetchOnWindowFocus: false,
    queryKey: ['chain', network, 'activity', address],
    queryFn: ({ signal, pageParam }) => readActivity(chainOf(network).client, address, pageParam, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
}

/** A file of everything ends after so many transactions. */
const mostInFile = 5_000

type Pages = readonly ActivityPage[]

/** What a file is made of. */
interface AllPages {
  readonly pages: Pages
  /** Transactions in them. */
  readonly count: number
  /** False where there are older ones still. */
  readonly isWhole: boolean
}

/** Reads the page that begins after this place. Rejects with `RpcError`. */
type ReadPage = (next: string) => Promise<ActivityPage>

/**
 * The pages that are there, and all that come after them, as far as a file goes. Rejects as `read` does.
 */
export async function readAllPages(read: ReadPage, pages: Pages): Promise<AllPages> {
  const all = [...pages]
  let count = all.reduce((sum, { transactions }) => sum + transactions.length, 0)
  let next = all.at(-1)?.next ?? null
  while (next !== null && count < mostInFile) {
    const page = await read(next)
    // A node that hands out empty pages is not asked for ever.
    if (page.transactions.length === 0) break
    all.push(page)
    count += page.transactions.length
    next = page.next
  }
  return { pages: all, count, isWhole: next === null }
}
