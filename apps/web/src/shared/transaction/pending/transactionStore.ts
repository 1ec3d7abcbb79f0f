import { isWaitedFor, nextProgress, type TransactionEvent } from './transactionMachine'
import { formatStored, parseStored, type StoredTransaction } from './storedTransaction'
import { transactionPrefix as prefix } from './transactionPrefix'

/** `localStorage`, or something like it. */
export type TransactionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export interface TransactionStoreOptions {
  /** Null where the browser gives none: transactions then last as long as the page. */
  readonly storage: TransactionStorage | null
  /** Calls back when another tab has written; answers the way to stop. See `followStorage`. */
  readonly follow?: (listener: () => void) => () => void
  readonly now: () => number
}

/**
 * The transactions of this browser, each under a key of its own, so that two tabs that write at once lose nothing. Every
 * change goes through the machine, on the state that stands in storage at that moment.
 */
export interface TransactionStore {
  /** Newest first. The same list until something changes. */
  list(): readonly StoredTransaction[]
  get(key: string): StoredTransaction | null
  /** Writes a new one. False if it could only be kept in this page. */
  add(transaction: StoredTransaction): boolean
  /** Tells the machine what happened; answers the transaction as it is now, null if there is none. */
  apply(key: string, event: TransactionEvent): StoredTransaction | null
  change(key: string, change: Partial<Pick<StoredTransaction, 'isFollowedUp' | 'isDismissed'>>): void
  /** Calls back after each change, also by another tab; answers the way to stop. */
  subscribe(listener: () => void): () => void
  close(): void
}

/** So many are kept; those that somebody still waits for are never dropped. */
const mostKept = 10

export function createTransactionStore({ storage, follow, now }: TransactionStoreOptions): TransactionStore {
  /** What storage did not take. */
  const held = new Map<string, StoredTransaction>()
  const listeners = new Set<() => void>()
  let listed = readAll()

  const stopFollowing = follow?.(refresh)

  return {
    list: () => listed,
    get: read,
    add: (transaction) => {
      const isKept = write(transaction)
      prune()
      refresh()
      return isKept
    },
    apply: (key, event) => {
      const transaction = read(key)
      if (!transaction) return null
      const state = nextProgress(transaction.state, event)
      if (state === transaction.state) return transaction
      const isNews = event.kind === 'submitted'
      const next: StoredTransaction = {
        ...transaction,
        state,
        ...(isNews ? { submittedAt: now(), isDismissed: false, isFollowedUp: false } : {}),
      }
      write(next)
      refresh()
      return next
    },
    change: (key, change) => {
      const transaction = read(key)
      if (!transaction) return
      write({ ...transaction, ...change })
      prune()
      refresh()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => {
      stopFollowing?.()
      listeners.clear()
    },
  }

  function read(key: string): StoredTransaction | null {
    const kept = held.get(key)
    if (kept) return kept
    try {
      const text = storage?.getItem(prefix + key) ?? null
      const transaction = text === null ? null : parseStored(text)
      return transaction?.key === key ? transaction : null
    } catch {
      return null
    }
  }

  function write(transaction: StoredTransaction): boolean {
    const text = formatStored(transaction)
    try {
      if (!storage) throw new Error('no storage')
      storage.setItem(prefix + transaction.key, text)
      held.delete(transaction.key)
      return true
    } catch {
      // Full, or refused: this page at least does not forget.
      held.set(transaction.key, transaction)
      return false
    }
  }

  function readAll(): readonly StoredTransaction[] {
    const all = keys().flatMap((key) => read(key) ?? [])
    return all.sort((a, b) => b.intent.time - a.intent.time || (a.key < b.key ? 1 : -1))
  }

  function keys(): readonly string[] {
    const found = new Set(held.keys())
    try {
      for (let index = 0; index < (storage?.length ?? 0); index++) {
        const name = storage?.key(index)
        if (name?.startsWith(prefix)) found.add(name.slice(prefix.length))
      }
    } catch {
      // A storage that cannot be read holds nothing.
    }
    return [...found]
  }

  /** Drops the oldest that nobody waits for, as far as there are more than are kept. */
  function prune(): void {
    const all = readAll()
    const surplus = all.length - mostKept
    if (surplus <= 0) return
    const ended = all.filter((transaction) => !isWaitedFor(transaction))
    for (const { key } of ended.slice(Math.max(0, ended.length - surplus))) {
      held.delete(key)
      try {
        storage?.removeItem(prefix + key)
      } catch {
        // It stays, then.
      }
    }
  }

  function refresh(): void {
    listed = readAll()
    for (const listener of listeners) listener()
  }
}

/** The writing of other tabs, for `TransactionStoreOptions.follow`. */
export function followStorage(page: Pick<Window, 'addEventListener' | 'removeEventListener'>) {
  return (listener: () => void): (() => void) => {
    const onStorage = (event: StorageEvent): void => {
      if (event.key === null || event.key.startsWith(prefix)) listener()
    }
    page.addEventListener('storage', onStorage)
    return () => page.removeEventListener('storage', onStorage)
  }
}
