import type { BlockNotice } from './devnet'
import type { Block } from '../ledger/block'
import type { Feed } from '../subscriptions/feed'

/** Who is told of each block: the feed first, then whoever subscribed. */
export class BlockNotices {
  readonly feed: Feed
  readonly #report: (error: unknown) => void
  readonly #listeners = new Set<(block: BlockNotice) => void>()

  constructor(feed: Feed, report: (error: unknown) => void) {
    this.feed = feed
    this.#report = report
  }

  tell(notice: BlockNotice): void {
    this.feed.tell(Number(notice.number))
    for (const listener of this.#listeners) {
      try {
        listener(notice)
      } catch (error) {
        this.#report(error)
      }
    }
  }

  subscribe(listener: (block: BlockNotice) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}

export function noticeOf({ number, hash, time, transactionIds }: Block): BlockNotice {
  return { number: BigInt(number), hash, timestamp: BigInt(time), transactionIds }
}
