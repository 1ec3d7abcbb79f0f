import type { Requests, RequestOptions } from '../client/client'
import { systemClock, type Clock } from '../client/clock'
import { RpcError } from '../client/RpcError'
import { getConfirmedTransaction, type ConfirmedTransaction } from '../reads/getConfirmedTransaction'
import { getRefusalStatus } from '../reads/getRefusalStatus'
import { isIntended, type Intent } from './intent'

/** The end of a transaction. */
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

export interface CheckOptions extends RequestOptions {
  /** The transaction that was asked for: another one under its id, of whomever, says nothing of it. */
  readonly intent?: Intent
}

export interface WaitOptions extends Pick<CheckOptions, 'intent'> {
  readonly clock?: Clock
  /** Ends the waiting; the answer is null. */
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: WaitProgress) => void
  /** Polls that were made before, by another page. Default 0. */
  readonly pollsBefore?: number
}

/** After so many polls without a receipt the state is unknown. They are counted in polls, never in blocks. */
export const mostPolls = 33

/** Pauses before the first polls, in ms; every later one, and in doubt. Together 33 polls take about 9 minutes. */
const firstPauses = [1, 1, 2, 2, 3, 3, 8, 8].map((seconds) => seconds * 1_000)
const longestPause = 20_000
const slowPause = 60_000

/** How long to wait before the poll after `polls` others, in ms. */
export function pollPause(polls: number): number {
  if (polls >= mostPolls) return slowPause
  return firstPauses[polls] ?? longestPause
}

/**
 * Waits until a transaction (64 hex digits) stands in a block: the first sight of its receipt settles it. A node that
 * does not answer says nothing, so such polls do not count. After 33 polls the state is unknown, which `onProgress` is
 * told, and slow checking goes on until there is an outcome or the signal aborts. Never rejects because of a node.
 */
export async function waitForTransaction(
  client: Requests,
  id: string,
  { clock = systemClock, signal, onProgress, pollsBefore = 0, ...options }: WaitOptions = {},
): Promise<TransactionOutcome | null> {
  for (let polls = pollsBefore; ;) {
    await clock.sleep(pollPause(polls), signal)
    if (signal?.aborted) return null
    let error: RpcError | null = null
    try {
      const outcome = await readTransactionOutcome(client, id, { ...options, ...(signal ? { signal } : {}) })
      if (outcome) return outcome
      polls++
    } catch (cause) {
      if (signal?.aborted) return null
      if (!(cause instanceof RpcError)) throw cause
      error = cause
    }
    onProgress?.({ polls, isUnknown: polls >= mostPolls, error })
  }
}

/** One look at a transaction; null while it waits, or nobody knows of it. Rejects with `RpcError`: nothing is known. */
export async function readTransactionOutcome(
  client: Requests,
  id: string,
  { intent, ...options }: CheckOptions = {},
): Promise<TransactionOutcome | null> {
  // Both travel in one batch; the receipt decides.
  const refusal = getRefusalStatus(client, id, options)
  const confirmed = await getConfirmedTransaction(client, id, options)
  if (confirmed) {
    const { sent, receipt } = confirmed
    if (intent && !isIntended(intent, sent)) return null
    return { kind: receipt.success ? 'confirmed' : 'failed', receipt }
  }
  const status = await refusal
  return status === null ? null : { kind: 'refused', status }
}
