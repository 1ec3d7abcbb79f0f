import type { StoredMap } from './createStored'

/** Removes the oldest values of a map until it holds `most`. `timeOf` tells when one was kept, in ms since 1970. */
export function keepNewest<T>(map: StoredMap<T>, most: number, timeOf: (value: T) => number): void {
  const keys = map.keys()
  if (keys.length <= most) return
  const aged = keys.map((key) => {
    const value = map.get(key)
    return { key, time: value === null ? 0 : timeOf(value) }
  })
  aged.sort((one, other) => one.time - other.time)
  for (const { key } of aged.slice(0, keys.length - most)) map.set(key, null)
}
