import { RpcFailure } from './RpcFailure'

/** Blocks on one page of a list of blocks. */
const blocksPerPage = 10
/** Transactions on one page of a block. */
const transactionsPerPage = 2_500

/** One page of a list of blocks, counted from 1: the newest first. `hashOf` is asked for numbers below `count` only. */
export function blockPage(count: number, page: number, hashOf: (number: number) => string): object {
  const maxPages = Math.ceil(count / blocksPerPage)
  if (page < 1 || page > maxPages) {
    throw new RpcFailure('invalidParameter', `Page out of range. Valid range is 1 to ${maxPages}`)
  }
  const newest = count - 1 - (page - 1) * blocksPerPage
  const numbers = Array.from({ length: Math.min(blocksPerPage, newest + 1) }, (_, index) => newest - index)
  return { data: numbers.map((number) => ({ BlockNum: number, Hash: hashOf(number) })), maxPages }
}

/** How many pages the transactions of a block fill. */
export function countPages(transactionIds: readonly string[]): number {
  return Math.ceil(transactionIds.length / transactionsPerPage)
}

/** One page of a block's transactions, counted from 0. A page beyond the last one is empty. */
export function transactionPage<T>(
  transactionIds: readonly string[],
  page: number,
  describe: (ids: readonly string[]) => T,
): object {
  const start = page * transactionsPerPage
  return {
    CurrPage: page,
    NumPages: countPages(transactionIds),
    Transactions: describe(transactionIds.slice(start, start + transactionsPerPage)),
  }
}
