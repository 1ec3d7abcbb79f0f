import type { Clock } from '../clock'
import type { ConfirmedTransaction } from '../chainReads'
import type { RpcError } from '../RpcError'

/** What became of a transaction. */
export type TransactionOutcome =
  /** It stands in a block and did what it should. */
  | { readonly kind: 'confirmed'; readonly receipt: ConfirmedTransaction }
  /** It stands in a block and was undone: the receipt has the exceptions. */
  | { readonly kind: 'failed'; readonly receipt: ConfirmedTransaction }
  /** The node took it out of its pool for good: it is in no block. `status` is the node's own number. */
  | { readonly kind: 'refused'; readonly status: number }

/** How the waiting goes, after each poll. */
export interface WaitProgress {
  /** Polls that a node answered. */
  readonly polls: number
  /** The polls are over: nothing is known to have failed, and slow checking goes on. */
  readonly isUnknown: boolean
  /** Why the last poll has no answer; null if it has one. */
  readonly error: RpcError | null
}

export interface WaitOptions {
  readonly clock?: Clock
  /** Ends the waiting; the answer is null. */
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: WaitProgress) => void
  /** Polls that were made before, by another page. Default 0. */
  readonly pollsBefore?: number
}
