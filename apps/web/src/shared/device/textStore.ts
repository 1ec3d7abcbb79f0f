/** What `localStorage` and `sessionStorage` are. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Texts by key, as a browser keeps them. Nothing here throws. */
export interface TextStore {
  /** Null where there is none. */
  get(key: string): string | null
  /** Keeps a text, or with null forgets it. False where storage refused: then the page alone keeps it. */
  set(key: string, text: string | null): boolean
  /** Every key that begins so, in order. */
  keys(prefix: string): readonly string[]
  /** Calls back with the key that changed, here or in another tab; null for any. Answers the way to stop. */
  subscribe(listener: (key: string | null) => void): () => void
}

export interface TextStoreOptions {
  /** Looked at each time: a browser may forbid even the look, by throwing. */
  readonly area: () => StorageArea | null
  /** Calls back with the key that another tab wrote; null for any. Answers the way to stop. */
  readonly follow?: (listener: (key: string | null) => void) => () => void
  /** Does what another tab writes replace what storage refused to this one? */
  readonly othersWin?: boolean
}

/** The one way in which this app keeps something on the device; see `createStored` for values. */
export function createTextStore({ area, follow, othersWin = true }: TextStoreOptions): TextStore {
  /** What storage refused: it wins over what lies there from before, and lasts as long as the page. */
  const held = new Map<string, string>()
  const listeners = new Set<(key: string | null) => void>()
  let stopFollowing: (() => void) | undefined

  function tryStorage<T>(work: (storage: StorageArea) => T, otherwise: T): T {
    try {
      const storage = area()
      return storage === null ? otherwise : work(storage)
    } catch {
      return otherwise
    }
  }

  function tell(key: string | null): void {
    for (const listener of listeners) listener(key)
  }

  function onOtherTab(key: string | null): void {
    if (othersWin && key !== null) held.delete(key)
    tell(key)
  }

  return {
    get: (key) => held.get(key) ?? tryStorage((storage) => storage.getItem(key), null),
    set: (key, text) => {
      const isKept = tryStorage((storage) => {
        if (text === null) storage.removeItem(key)
        else storage.setItem(key, text)
        return true
      }, false)
      if (isKept || text === null) held.delete(key)
      else held.set(key, text)
      tell(key)
      return isKept
    },
    keys: (prefix) => {
      const kept = tryStorage(
        (storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
        [],
      )
      return [...new Set([...kept, ...held.keys()])].filter((key) => key.startsWith(prefix)).sort()
    },
    subscribe: (listener) => {
      stopFollowing ??= follow?.(onOtherTab)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stopFollowing?.()
        stopFollowing = undefined
      }
    },
  }
}

/** What other tabs write into `localStorage`, for `TextStoreOptions.follow`. */
export function otherTabs(page: Pick<Window, 'addEventListener' | 'removeEventListener'>) {
  return (listener: (key: string | null) => void): (() => void) => {
    const onStorage = ({ key }: StorageEvent): void => listener(key)
    page.addEventListener('storage', onStorage)
    return () => page.removeEventListener('storage', onStorage)
  }
}

/** What this browser keeps for the site, for all its tabs. */
export const deviceTexts = createTextStore({
  area: () => localStorage,
  follow: (listener) => otherTabs(window)(listener),
})

/** What this tab keeps: a reload does not lose it, and no other tab gets to see it. */
export const tabTexts = createTextStore({ area: () => sessionStorage })
