import type { ActivityPage } from '@tyto/chain'

/** A file of everything ends after so many transactions. */
const mostInFile = 5_000

type Pages = readonly ActivityPage[]

/** The parts that a file is made of. */
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
