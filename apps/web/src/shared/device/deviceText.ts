import { useMemo, useSyncExternalStore } from 'react'
import { deviceKeys, forgetOnDevice, keepOnDevice, readDevice } from './deviceStorage'

/** What storage refused: it wins over what lies there from before, and lasts as long as the page. */
const held = new Map<string, string>()
const listeners = new Set<() => void>()

/** A text that this browser keeps under a key; null where there is none. */
export function deviceText(key: string): string | null {
  return held.get(key) ?? readDevice(key)
}

/** The texts under all keys that begin so, in the order of their keys. */
export function deviceTexts(prefix: string): readonly string[] {
  const refused = [...held.keys()].filter((key) => key.startsWith(prefix))
  const keys = new Set([...deviceKeys(prefix), ...refused])
  return [...keys].sort().flatMap((key) => deviceText(key) ?? [])
}

/** Keeps a text, or with null forgets it, and tells whoever follows it, in this tab and in others. */
export function changeDeviceText(key: string, text: string | null): void {
  if (text === null) {
    held.delete(key)
    forgetOnDevice(key)
  } else {
    keepOnDevice(key, text)
    if (readDevice(key) === text) held.delete(key)
    else held.set(key, text)
  }
  for (const listener of listeners) listener()
}

/** The same for a component, which follows every change, by other tabs too. */
export function useDeviceText(key: string): string | null {
  return useSyncExternalStore(follow, () => deviceText(key))
}

export function useDeviceTexts(prefix: string): readonly string[] {
  // As one text, so that nothing is drawn anew where nothing changed.
  const all = useSyncExternalStore(follow, () => JSON.stringify(deviceTexts(prefix)))
  return useMemo(() => JSON.parse(all) as readonly string[], [all])
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
