import type { TransactionStorage } from '../../transaction/pending/transactionStore'

export interface MemoryStorage extends TransactionStorage {
  readonly entries: Map<string, string>
  /** Refuses to write, as a full one does. */
  isFull: boolean
  /** A view of this storage for another tab: what one writes, the others are told. */
  follow(tab: object): (listener: () => void) => () => void
  /** The storage as one tab sees it. */
  of(tab: object): TransactionStorage
}

/** A `localStorage` for tests, shared by as many tabs as a test likes. */
export function createMemoryStorage(): MemoryStorage {
  const entries = new Map<string, string>()
  const listeners = new Map<object, Set<() => void>>()
  const nobody = {}
  const tell = (writer: object): void => {
    for (const [tab, each] of listeners) if (tab !== writer) for (const listener of each) listener()
  }
  const view = (tab: object): TransactionStorage => ({
    get length() {
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      if (storage.isFull) throw new DOMException('full', 'QuotaExceededError')
      entries.set(key, value)
      tell(tab)
    },
    removeItem: (key) => {
      entries.delete(key)
      tell(tab)
    },
  })
  const storage: MemoryStorage = Object.assign(Object.create(view(nobody)) as TransactionStorage, {
    entries,
    isFull: false,
    of: view,
    follow: (tab: object) => (listener: () => void) => {
      const own = listeners.get(tab) ?? new Set()
      listeners.set(tab, own.add(listener))
      return () => void own.delete(listener)
    },
  })
  return storage
}
