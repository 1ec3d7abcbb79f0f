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

/** What it takes to ask the chain about transactions and to write down what it says. */
export interface OutcomeOptions {
  readonly store: TransactionStore
  readonly locks: Locks
  readonly chainOf: (network: NetworkId) => { readonly client: Client }
  readonly clock: { now(): number; sleep(ms: number, signal?: AbortSignal): Promise<void> }
}

/** Asks the chain about one open transaction until its end is known or the signal aborts. */
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

/** Asks the chain now and writes down what it says. Rejects with `RpcError`: nothing is known. */
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
  const outcome = await checkTransaction(client, id)
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
    // Sent a while ago, by a page of before: nobody should have to wait for the next poll.
    const outcome = await orNull(checkTransaction(client, id, { signal }))
    if (outcome) return void store.apply(key, endOf(outcome, id))
  }
  const outcome = await waitForTransaction(client, id, {
    clock,
    signal,
    pollsBefore,
    onProgress: ({ isUnknown }) => {
      if (isUnknown) store.apply(key, { kind: 'pollsOver' })
    },
  })
  if (outcome) store.apply(key, endOf(outcome, id))
}

/** The wallet has not told the id so far, and perhaps never will. */
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

/** A page that waits for its wallet holds a lock: where that is free, nobody is left to hear the wallet's answer. */
async function noteIfPageGone({ store, locks }: OutcomeOptions, key: string): Promise<void> {
  if (store.get(key)?.state.status !== 'awaiting') return
  await locks.request(transactionLock(key), { ifAvailable: true }, async (isHeld) => {
    if (isHeld) store.apply(key, { kind: 'pageGone' })
  })
}

/** Equal transactions in a row are several: what is known by its id already is another one. */
function otherIds(store: TransactionStore, { key }: StoredTransaction): ReadonlySet<string> {
  return new Set(store.list().flatMap((other) => (other.key === key ? [] : (idOf(other.state) ?? []))))
}

function endOf(outcome: TransactionOutcome, id: string): TransactionEvent {
  return outcome.kind === 'refused'
    ? { kind: 'refused', id, nodeStatus: outcome.status }
    : { kind: 'receipt', receipt: outcome.receipt }
}

/** How many polls fall into so many ms. */
function pollsWithin(ms: number): number {
  let polls = 0
  for (let rest = ms - pollPause(0); rest >= 0 && polls < mostPolls; rest -= pollPause(polls)) polls++
  return polls
}

/** A node that does not answer is no reason to stop. */
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
