import { isRecord } from '@tyto/primitives'

/** The value of a field before a block and after it, as far as the two differ. */
export interface ChangedPart {
  /** The value; of a map, only its entries that are new or another one now. */
  readonly now: unknown
  /** The keys of a map that went away. */
  readonly gone: readonly string[]
}

interface TwoValues {
  readonly before: unknown
  readonly now: unknown
  readonly isMap: boolean
}

/** Of two values of a field. `isMap` is false for a value of another type, which is shown whole. */
export function changedPart({ before, now, isMap }: TwoValues): ChangedPart {
  if (!isMap || !isRecord(now)) return { now, gone: [] }
  const old = isRecord(before) ? before : {}
  const entries = Object.entries(now).filter(
    ([key, value]) => !Object.hasOwn(old, key) || JSON.stringify(old[key]) !== JSON.stringify(value),
  )
  return {
    now: Object.fromEntries(entries),
    gone: Object.keys(old).filter((key) => !Object.hasOwn(now, key)),
  }
}
