import { whenPageReturns } from './whenPageReturns'

/** The common part of `localStorage` and `sessionStorage`. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Texts by key, as a browser keeps them. Nothing here throws. */
export interface TextStore {
  /** Returns null where no text is stored. */
  get(key: string): string | null
  /** Keeps a text; null removes it. Returns false if storage refused: then only this page keeps the text. */
  set(key: string, text: string | null): boolean
  /** Keeps a text for this page alone, in front of what lies in storage. */
  hold(key: string, text: string): void
  /** Every key that begins with the prefix, in order. */
  keys(prefix: string): readonly string[]
  /**
   * Calls back with the key that changed, here or in another tab; null means that any key may have changed. Returns the
   * function that stops it.
   */
  subscribe(listener: (key: string | null) => void): () => void
}

export interface TextStoreOptions {
  /** Called for each access: a browser may forbid even the access to storage, by throwing. */
  readonly area: () => StorageArea | null
  /** Calls back with the key that another tab wrote; null means any key. Returns the function that stops it. */
  readonly follow?: (listener: (key: string | null) => void) => () => void
  /** When storage refused a text of this tab, may a later write of another tab replace it? */
  readonly othersWin?: boolean
}

/** The one way in which this app keeps data on the device; see `createStored` for values. */
export function createTextStore({ area, follow, othersWin = true }: TextStoreOptions): TextStore {
  /** Texts that storage refused. They replace older text in storage, and last as long as the page. */
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
    hold: (key, text) => {
      held.set(key, text)
      tell(key)
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

/**
 * Follows the writes of other tabs to `localStorage`, for `TextStoreOptions.follow`. A page that the browser kept aside was told
 * of none: when it comes back, any key may have changed.
 */
export function otherTabs(page: Pick<Window, 'addEventListener' | 'removeEventListener'>) {
  return (listener: (key: string | null) => void): (() => void) => {
    const onStorage = ({ key }: StorageEvent): void => listener(key)
    const stopReturns = whenPageReturns(page, () => listener(null))
    page.addEventListener('storage', onStorage)
    return () => {
      page.removeEventListener('storage', onStorage)
      stopReturns()
    }
  }
}

/** The texts of this site in this browser, shared by all tabs. */
export const deviceTexts = createTextStore({
  area: () => localStorage,
  follow: (listener) => otherTabs(window)(listener),
})

/** The texts of this tab alone: they survive a reload, and other tabs do not see them. */
export const tabTexts = createTextStore({ area: () => sessionStorage })
