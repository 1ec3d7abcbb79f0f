import { createStoredMap, type StoredMap } from '../../device/createStored'
import type { TextStore } from '../../device/textStore'
import { isUnprovedRefusal, isWaitedFor, nextProgress, type TransactionEvent } from './transactionMachine'
import { formatStored, parseStored, transactionForm, type StoredTransaction } from './storedTransaction'
import { transactionPrefix } from './transactionPrefix'

export interface TransactionStoreOptions {
  /**
   * The storage. If it refuses a text, a later write of another tab must not replace that text: an id would be lost.
   */
  readonly texts: TextStore
  readonly now: () => number
  /** Must it be kept for as long as something else refers to it? It does not count among the last ten then. */
  readonly isHeld?: (transaction: StoredTransaction) => boolean
}

/**
 * The transactions of this browser, each under its own key, so that two tabs that write at once lose nothing. Every
 * change is computed by the machine from the state that is in storage at that moment.
 */
export interface TransactionStore {
  /** Newest first, as storage has them now: another tab's write may be told of later. The same list until something changes. */
  list(): readonly StoredTransaction[]
  get(key: string): StoredTransaction | null
  /** Stores a new transaction. Returns false if only this page could keep it. */
  add(transaction: StoredTransaction): boolean
  /** Takes back one that was added a moment ago, and that no wallet was asked for. */
  withdraw(key: string): void
  /** Applies an event; returns the transaction after it, or null if there is none. */
  apply(key: string, event: TransactionEvent): StoredTransaction | null
  change(
    key: string,
    change: Partial<Pick<StoredTransaction, 'isFollowedUp' | 'isDismissed' | 'others' | 'paid' | 'allowed'>>,
  ): void
  /** Calls back after each change, also by another tab. Returns the function that stops it. */
  subscribe(listener: () => void): () => void
  close(): void
}

/** How many are kept. Those that somebody still waits for are never dropped. */
const mostKept = 10

export function createTransactionStore({
  texts,
  now,
  isHeld = () => false,
}: TransactionStoreOptions): TransactionStore {
  const stored = storedIn(texts)
  const listeners = new Set<() => void>()
  let read: readonly StoredTransaction[] | null = null
  let listed: readonly StoredTransaction[] = []

  const stopFollowing = stored.subscribe(() => {
    for (const listener of listeners) listener()
  })

  return {
    list: readAll,
    get: stored.get,
    add: (transaction) => {
      const isKept = stored.set(transaction.key, transaction)
      prune()
      return isKept
    },
    withdraw: (key) => void stored.set(key, null),
    apply: (key, event) => {
      const transaction = stored.get(key)
      const next = transaction && afterEvent(transaction, event, now)
      if (next !== transaction) stored.set(key, next)
      return next
    },
    change: (key, change) => {
      const transaction = stored.get(key)
      if (!transaction) return
      stored.set(key, { ...transaction, ...change })
      prune()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => {
      stopFollowing()
      listeners.clear()
    },
  }

  function readAll(): readonly StoredTransaction[] {
    const values = stored.values()
    if (values === read) return listed
    read = values
    listed = values.toSorted((a, b) => b.intent.time - a.intent.time || (a.key < b.key ? 1 : -1))
    return listed
  }

  function prune(): void {
    for (const { key } of surplusOf(readAll().filter((transaction) => !isHeld(transaction))))
      stored.set(key, null)
  }
}

function storedIn(texts: TextStore): StoredMap<StoredTransaction> {
  return createStoredMap<StoredTransaction>({
    prefix: transactionPrefix,
    version: transactionForm,
    parse: (text, key) => {
      const transaction = text === null ? null : parseStored(text)
      return transaction?.key === key ? transaction : null
    },
    format: formatStored,
    texts,
  })
}

/** The transaction after an event; the same one where the event changes nothing. */
function afterEvent(
  transaction: StoredTransaction,
  event: TransactionEvent,
  now: () => number,
): StoredTransaction {
  const state = nextProgress(transaction.state, event)
  if (state === transaction.state) return transaction
  const isNews = event.kind === 'submitted'
  return {
    ...transaction,
    state,
    ...(isNews ? { submittedAt: now(), isDismissed: false, isFollowedUp: false } : {}),
  }
}

/** The oldest transactions that nobody waits for, if there are more than are kept. */
function surplusOf(newestFirst: readonly StoredTransaction[]): readonly StoredTransaction[] {
  const surplus = newestFirst.length - mostKept
  if (surplus <= 0) return []
  const ended = newestFirst.filter(
    (transaction) => !isWaitedFor(transaction) && !isUnprovedRefusal(transaction.state),
  )
  return ended.slice(Math.max(0, ended.length - surplus))
}
