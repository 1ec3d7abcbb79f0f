import { readActivity, type ActivityPage, type NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'
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
export const mostInFile = 5_000

/** The pages that are there, and all that come after them, as far as a file goes. Rejects with `RpcError`. */
export async function readAllPages(
  network: NetworkId,
  address: Address,
  { pages }: Pick<InfiniteData<ActivityPage>, 'pages'>,
): Promise<readonly ActivityPage[]> {
  const all = [...pages]
  let count = all.reduce((sum, { transactions }) => sum + transactions.length, 0)
  for (let next = all.at(-1)?.next ?? null; next !== null && count < mostInFile;) {
    const page = await readActivity(chainOf(network).client, address, next)
    all.push(page)
    count += page.transactions.length
    next = page.next
  }
  return all
}
