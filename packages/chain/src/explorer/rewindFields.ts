import { isRecord } from '@tyto/primitives'

/** The JSON of a contract's fields by name, as reads of state write it. */
export type FieldsJson = Readonly<Record<string, unknown>>

/** One write to a field of a contract, or to an entry of a map in it. */
export interface PastWrite {
  readonly block: bigint
  /** Of the block, in ms since 1970. */
  readonly time: number
  readonly field: string
  readonly keys: readonly string[]
  /** Undefined where there was nothing. */
  readonly before: unknown
}

/** The fields of a contract after the last change of a block. */
export interface FieldsVersion {
  readonly block: bigint
  /** Milliseconds since 1970. */
  readonly time: number
  readonly state: FieldsJson
  /** The fields that the block changed. */
  readonly changed: ReadonlySet<string>
}

/** Undoes writes, the newest first, and keeps the state after each block that changed anything; oldest first. */
export function rewindFields(now: FieldsJson, newestFirst: readonly PastWrite[]): FieldsVersion[] {
  const versions: FieldsVersion[] = []
  let state = now
  for (let from = 0; from < newestFirst.length;) {
    const { block, time } = newestFirst[from]!
    let to = from
    while (newestFirst[to]?.block === block) to++
    const ofBlock = newestFirst.slice(from, to)
    versions.push({ block, time, state, changed: new Set(ofBlock.map(({ field }) => field)) })
    for (const { field, keys, before } of ofBlock) state = withValue(state, [field, ...keys], before)
    from = to
  }
  return versions.reverse()
}

/**
 * The object with one place replaced (undefined: removed); everything else is shared. Keys may be `__proto__`, and
 * stay in the order in which nodes write maps.
 */
function withValue(object: unknown, [key, ...rest]: readonly string[], value: unknown): FieldsJson {
  const entries = new Map(isRecord(object) ? Object.entries(object) : [])
  if (key === undefined) return Object.fromEntries(entries)
  const isNew = !entries.has(key)
  const inner = rest.length === 0 ? value : withValue(entries.get(key), rest, value)
  if (inner === undefined) entries.delete(key)
  else entries.set(key, inner)
  const sorted = isNew ? [...entries].sort(([a], [b]) => (a < b ? -1 : 1)) : entries
  return Object.fromEntries(sorted)
}
