import {
  mostPolls,
  pollPause,
  RpcError,
  settleIntent,
  type IntentSearch,
  type SearchProgress,
} from '@tyto/chain'
import { ActionError } from '../../errors/ActionError'
import { checkId, noteOutcome } from './checkId'
import { isAskedAbout, otherIds, type OutcomeOptions } from './outcomeOptions'
import type { StoredTransaction } from './storedTransaction'
import { transactionLock } from './transactionLock'
import { idOf, type TransactionProgress } from './transactionMachine'

/** Asks the chain about one open transaction until its result is known or the signal aborts. */
export async function waitForOutcome(
  options: OutcomeOptions,
  transaction: StoredTransaction,
  signal: AbortSignal,
): Promise<void> {
  const id = idOf(transaction.state)
  return id === null
    ? searchForId(options, transaction, signal)
    : waitForEnd(options, transaction, id, signal)
}

/**
 * Asks the chain now and stores its answer. Rejects with `RpcError` if the chain does not answer: then nothing is
 * known.
 */
export async function checkNow(options: OutcomeOptions, transaction: StoredTransaction): Promise<void> {
  const { store, chainOf } = options
  const { client } = chainOf(transaction.network)
  let id = idOf(transaction.state)
  if (id === null) {
    const { search } = await settleIntent(client, transaction.intent, {
      others: otherIds(store, transaction),
    })
    id = noteFound(options, transaction, search)
    if (id === null) return
  }
  noteOutcome(options, transaction, await checkId(options, transaction, id, null))
}

/** The nodes behind one address do not all know a new block at the same time: so often it is looked before it is said. */
const unseenLooks = 4

/** Asks for the transaction that the wallet named until its result is known. A node that does not answer says nothing. */
async function waitForEnd(
  options: OutcomeOptions,
  transaction: StoredTransaction,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const { store, clock } = options
  const { key, state, submittedAt, intent } = transaction
  let polls = state.status === 'unknown' ? mostPolls : pollsWithin(clock.now() - (submittedAt ?? intent.time))
  // One that an earlier page sent is looked at at once.
  let pause = polls > 0 ? 0 : pollPause(0)
  let unseen = 0
  while (true) {
    await clock.sleep(pause, signal)
    if (signal.aborted) return
    const outcome = await orNull(checkId(options, transaction, id, { signal }))
    if (signal.aborted) return
    if (outcome !== null) {
      polls++
      unseen = outcome.kind === 'unseen' ? unseen + 1 : 0
      const isLate = unseen > 0 && unseen < unseenLooks
      const event = isLate ? null : noteOutcome(options, transaction, outcome)
      // Asks again while the outcome is in doubt.
      if (event && event.kind !== 'doubt' && event.kind !== 'unseen') return
    }
    if (polls >= mostPolls) store.apply(key, { kind: 'pollsOver' })
    pause = pollPause(polls)
  }
}

/** Searches the chain for a transaction whose id the wallet has not given so far, and perhaps never will. */
async function searchForId(
  options: OutcomeOptions,
  transaction: StoredTransaction,
  signal: AbortSignal,
): Promise<void> {
  const { store, chainOf, clock } = options
  const { key, intent } = transaction
  const { client } = chainOf(transaction.network)
  let from: SearchProgress = intent
  for (let searches = 0; ; searches++) {
    await noteIfPageGone(options, key)
    await clock.sleep(pollPause(searches), signal)
    if (signal.aborted) return
    if (isAskedAbout(store, transaction)) continue
    const others = otherIds(store, transaction)
    const found = await orNull(settleIntent(client, intent, { from, others, signal }))
    if (found === null || signal.aborted) continue
    if (noteFound(options, transaction, found.search) !== null) return
    // Where the person says that it is another one, what stands beside it has not been read.
    from = found.search.kind === 'found' ? intent : found.progress
  }
}

/**
 * Stores what a search found. Answers the id where the wallet has sent something for sure; while it may still hold the request,
 * an equal one may be that of another device, and the person is asked.
 */
function noteFound(
  { store }: OutcomeOptions,
  { key }: StoredTransaction,
  search: IntentSearch,
): string | null {
  const id = search.kind === 'found' ? search.id : null
  const state = store.get(key)?.state
  if (id === null || !state || !hasAnswered(state)) {
    store.apply(key, { kind: 'equal', id })
    return null
  }
  store.apply(key, { kind: 'submitted', id })
  return id
}

/** Did the wallet answer, although no id is known? Then it holds the request no longer. */
function hasAnswered(state: TransactionProgress): boolean {
  return state.status === 'unknown' && (state.cause === 'unclear' || state.cause === 'misnamed')
}

/**
 * A page that waits for its wallet holds a lock. If the lock is free, that page is gone, and nobody will receive the
 * wallet's answer.
 */
async function noteIfPageGone({ store, locks }: OutcomeOptions, key: string): Promise<void> {
  if (store.get(key)?.state.status !== 'awaiting') return
  await locks.request(transactionLock(key), { ifAvailable: true }, async (isHeld) => {
    if (isHeld) store.apply(key, { kind: 'pageGone' })
  })
}

/** The number of polls in this many ms. */
function pollsWithin(ms: number): number {
  let polls = 0
  for (let rest = ms - pollPause(0); rest >= 0 && polls < mostPolls; rest -= pollPause(polls)) polls++
  return polls
}

/** The answer, or null if the node does not answer: that is no reason to stop. */
async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof RpcError || error instanceof ActionError || isAbort(error)) return null
    throw error
  }
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
