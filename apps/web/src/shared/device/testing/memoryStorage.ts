import { createTextStore, type StorageArea, type TextStore } from '../textStore'

export interface MemoryStorage extends StorageArea {
  readonly entries: Map<string, string>
  /** Refuses to write, like a full storage. */
  isFull: boolean
  /** The other tabs are told of a write only when `tellAll` is called. */
  isSlow: boolean
  tellAll(): void
  /** The storage as one tab sees it; the other tabs are told of each write. */
  of(tab: object): StorageArea
  /** The texts of one tab in this storage. */
  textsOf(tab: object): TextStore
}

/** A `localStorage` for tests, shared by any number of tabs. */
export function createMemoryStorage(): MemoryStorage {
  const entries = new Map<string, string>()
  const listeners = new Map<object, Set<(key: string | null) => void>>()
  const nobody = {}
  const untold: (() => void)[] = []
  const tell = (writer: object, key: string): void => {
    if (storage.isSlow) untold.push(() => tellNow(writer, key))
    else tellNow(writer, key)
  }
  const tellNow = (writer: object, key: string): void => {
    for (const [tab, each] of listeners) if (tab !== writer) for (const listener of each) listener(key)
  }
  const view = (tab: object): StorageArea => ({
    get length() {
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      if (storage.isFull) throw new DOMException('full', 'QuotaExceededError')
      entries.set(key, value)
      tell(tab, key)
    },
    removeItem: (key) => {
      entries.delete(key)
      tell(tab, key)
    },
  })
  const storage: MemoryStorage = Object.assign(Object.create(view(nobody)) as StorageArea, {
    entries,
    isFull: false,
    isSlow: false,
    tellAll: () => {
      for (const now of untold.splice(0)) now()
    },
    of: view,
    textsOf: (tab: object) =>
      createTextStore({
        area: () => view(tab),
        follow: (listener) => {
          const own = listeners.get(tab) ?? new Set()
          listeners.set(tab, own.add(listener))
          return () => void own.delete(listener)
        },
        othersWin: false,
      }),
  })
  return storage
}
