import {
  checkTransaction,
  mostPolls,
  pollPause,
  RpcError,
  settleIntent,
  waitForTransaction,
  type Client,
  type NetworkId,
  type SearchProgress,
  type TransactionOutcome,
} from '@tyto/chain'
import type { Locks } from './locks'
import type { StoredTransaction } from './storedTransaction'
import { transactionLock } from './transactionLock'
import { idOf, type TransactionEvent } from './transactionMachine'
import type { TransactionStore } from './transactionStore'

/** What is needed to ask the chain about transactions and to store its answers. */
export interface OutcomeOptions {
  readonly store: TransactionStore
  readonly locks: Locks
  readonly chainOf: (network: NetworkId) => { readonly client: Client }
  readonly clock: { now(): number; sleep(ms: number, signal?: AbortSignal): Promise<void> }
}

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
    if (search.kind !== 'found') return
    id = search.id
    store.apply(transaction.key, { kind: 'submitted', id })
  }
  const outcome = await checkTransaction(client, id, { intent: transaction.intent })
  if (outcome) store.apply(transaction.key, endOf(outcome, id))
}

async function waitForEnd(
  { store, chainOf, clock }: OutcomeOptions,
  { key, network, state, submittedAt, intent }: StoredTransaction,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const { client } = chainOf(network)
  const pollsBefore =
    state.status === 'unknown' ? mostPolls : pollsWithin(clock.now() - (submittedAt ?? intent.time))
  if (pollsBefore > 0) {
    // An earlier page sent it a while ago, so it is checked once before the wait for the next poll.
    const outcome = await orNull(checkTransaction(client, id, { intent, signal }))
    if (outcome) return void store.apply(key, endOf(outcome, id))
  }
  const outcome = await waitForTransaction(client, id, {
    intent,
    clock,
    signal,
    pollsBefore,
    onProgress: ({ isUnknown }) => {
      if (isUnknown) store.apply(key, { kind: 'pollsOver' })
    },
  })
  if (outcome) store.apply(key, endOf(outcome, id))
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
    const others = otherIds(store, transaction)
    const found = await orNull(settleIntent(client, intent, { from, others, signal }))
    if (found?.search.kind === 'found') {
      store.apply(key, { kind: 'submitted', id: found.search.id })
      return
    }
    from = found?.progress ?? from
  }
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

/**
 * The ids of the other transactions. Equal transactions may follow each other: an id that belongs to another one is not
 * the one that we look for.
 */
export function otherIds(store: TransactionStore, { key }: StoredTransaction): ReadonlySet<string> {
  return new Set(store.list().flatMap((other) => (other.key === key ? [] : (idOf(other.state) ?? []))))
}

function endOf(outcome: TransactionOutcome, id: string): TransactionEvent {
  return outcome.kind === 'refused'
    ? { kind: 'refused', id, nodeStatus: outcome.status }
    : { kind: 'receipt', receipt: outcome.receipt }
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
    if (error instanceof RpcError || isAbort(error)) return null
    throw error
  }
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
