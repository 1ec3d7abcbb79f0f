import { useSyncExternalStore } from 'react'
import { forgetOnDevice, keepOnDevice, readDevice } from './deviceStorage'

/** What storage may not have taken: then it lasts as long as the page. */
const held = new Map<string, string>()
const listeners = new Set<() => void>()

/** A text that this browser keeps under a key; null where there is none. */
export function deviceText(key: string): string | null {
  return readDevice(key) ?? held.get(key) ?? null
}

/** Keeps a text, or with null forgets it, and tells whoever follows it, in this tab and in others. */
export function changeDeviceText(key: string, text: string | null): void {
  if (text === null) {
    held.delete(key)
    forgetOnDevice(key)
  } else {
    held.set(key, text)
    keepOnDevice(key, text)
  }
  for (const listener of listeners) listener()
}

/** The same for a component, which follows every change, by other tabs too. */
export function useDeviceText(key: string): string | null {
  return useSyncExternalStore(follow, () => deviceText(key))
}

function follow(listener: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    // What another tab has written or taken away counts, not what this one holds.
    if (event.key === null) held.clear()
    else held.delete(event.key)
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
