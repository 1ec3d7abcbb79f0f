import { checkRefusal } from './checkRefusal'
import type { OutcomeOptions } from './outcomeOptions'
import { isAbort, waitForOutcome } from './waitForOutcome'
import { transactionLock, watcherLock } from './transactionLock'
import type { StoredTransaction } from './storedTransaction'
import { idOf, isUnprovedRefusal, isWaitedFor } from './transactionMachine'

interface WatchOptions extends OutcomeOptions {
  /** Tells the person of a result, and does what follows from it. */
  followUp(transaction: StoredTransaction): Promise<void>
}

/**
 * Waits for the results of this browser's open transactions, in one of its tabs. When that tab closes, another one
 * continues. Returns the function that stops it.
 */
export function watchTransactions(options: WatchOptions): () => void {
  const stopped = new AbortController()
  options.locks
    .request(watcherLock, { signal: stopped.signal }, () => watch(options, stopped.signal))
    .catch((error: unknown) => {
      if (!isAbort(error)) throw error
    })
  return () => stopped.abort()
}

async function watch(options: WatchOptions, signal: AbortSignal): Promise<void> {
  const { store } = options
  const tasks = new Map<string, AbortController>()

  const arrange = (): void => {
    const wanted = new Map(store.list().flatMap((transaction) => taskOf(transaction, options)))
    for (const [name, task] of tasks) {
      if (wanted.has(name)) continue
      task.abort()
      tasks.delete(name)
    }
    for (const [name, work] of wanted) {
      if (tasks.has(name)) continue
      const task = new AbortController()
      tasks.set(name, task)
      void work(task.signal)
    }
  }

  const stopListening = store.subscribe(arrange)
  arrange()
  await aborted(signal)
  stopListening()
  for (const task of tasks.values()) task.abort()
}

type Work = (signal: AbortSignal) => Promise<void>

/** The work that a transaction needs; another name means other work. */
function taskOf(transaction: StoredTransaction, options: WatchOptions): [name: string, work: Work][] {
  const { key, state, isFollowedUp } = transaction
  if (isWaitedFor(transaction)) {
    return [[`${key} ${idOf(state) ?? 'intent'}`, (signal) => waitForOutcome(options, transaction, signal)]]
  }
  if (isUnprovedRefusal(state)) {
    return [[`${key} refusal`, (signal) => checkRefusal(options, transaction, signal)]]
  }
  const isEnd = ['confirmed', 'failed', 'strayed'].includes(state.status)
  if (!isEnd || isFollowedUp) return []
  return [[`${key} end`, (signal) => followUpAlone(options, key, signal)]]
}

/**
 * The page that asked the wallet follows up the result itself; another page does so only after the first has closed or
 * finished.
 */
async function followUpAlone(
  { store, locks, followUp }: WatchOptions,
  key: string,
  signal: AbortSignal,
): Promise<void> {
  try {
    await locks.request(transactionLock(key), { signal }, async () => {
      const transaction = store.get(key)
      if (transaction && !transaction.isFollowedUp) await followUp(transaction)
    })
  } catch (error) {
    if (!isAbort(error)) throw error
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
