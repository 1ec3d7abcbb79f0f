import { useSyncExternalStore } from 'react'
import type { Stored, StoredMap } from './createStored'

/** A kept value, or a part of it, in a component, which follows every change, by other tabs too. */
export function useStored<T>(stored: Stored<T>): T
export function useStored<T, Part>(stored: Stored<T>, select: (value: T) => Part): Part
export function useStored<T>(stored: Stored<T>, select: (value: T) => unknown = (value) => value): unknown {
  return useSyncExternalStore(stored.subscribe, () => select(stored.get()))
}

/** One of many kept values; null where there is none. */
export function useStoredAt<T>(map: StoredMap<T>, key: string): T | null {
  return useSyncExternalStore(map.subscribe, () => map.get(key))
}

/** All sound values of a kind. */
export function useStoredValues<T>(map: StoredMap<T>): readonly T[] {
  return useSyncExternalStore(map.subscribe, map.values)
}
