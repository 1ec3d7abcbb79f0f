import { mapGet, type Value } from '@tyto/scilla'

/** The entry of a map of maps at the end of some keys; undefined where there is nothing. */
export function entryAt(value: Value | undefined, keys: readonly string[]): Value | undefined {
  return keys.reduce((at, key) => (at?.kind === 'map' ? mapGet(at, key) : undefined), value)
}
