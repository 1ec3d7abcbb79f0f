import { useSyncExternalStore } from 'react'
import type { Stored, StoredMap } from './createStored'

/** A kept value in a component; it follows every change, also by other tabs. */
export function useStored<T>(stored: Stored<T>): T
export function useStored<T, Part>(stored: Stored<T>, select: (value: T) => Part): Part
export function useStored<T>(stored: Stored<T>, select: (value: T) => unknown = (value) => value): unknown {
  return useSyncExternalStore(stored.subscribe, () => select(stored.get()))
}

/** One value of a stored map; null where there is none. */
export function useStoredAt<T>(map: StoredMap<T>, key: string): T | null {
  return useSyncExternalStore(map.subscribe, () => map.get(key))
}

/** All valid values of a stored map. */
export function useStoredValues<T>(map: StoredMap<T>): readonly T[] {
  return useSyncExternalStore(map.subscribe, map.values)
}
