import { isRecord, ownValue, type Address } from '@tyto/primitives'
import { integer } from '../chainReads'
import type { Client, RequestOptions } from '../client'
import { wrongShape } from '../readField'

/** The JSON of a contract's fields by name, as reads of state write it. */
export type FieldsJson = Readonly<Record<string, unknown>>

/** The fields of a contract after the last change of a block. */
export interface FieldsVersion {
  readonly block: bigint
  /** Milliseconds since 1970. */
  readonly time: number
  readonly state: FieldsJson
  /** The fields that the block changed. */
  readonly changed: ReadonlySet<string>
}

export interface FieldHistory {
  /** The fields as they are. */
  readonly state: FieldsJson
  /** One for each block that changed a field, oldest first. */
  readonly versions: readonly FieldsVersion[]
  /** Whether the first version is the contract's first state; if not, nothing is known of what was before it. */
  readonly isComplete: boolean
}

const method = 'tyto_getFieldHistory'

/**
 * Reads how fields of a contract came to be what they are; null where no contract stands. Only networks that keep
 * history know this call (`tyto_getFieldHistory`, our local network): others answer with an `RpcError`.
 */
export async function readFieldHistory(
  client: Client,
  address: Address,
  fields: readonly string[],
  options?: RequestOptions,
): Promise<FieldHistory | null> {
  const answer = await client.request(method, [address.slice(2), fields], options)
  if (answer === null) return null
  const state = ownValue(answer, 'state')
  const changes = ownValue(answer, 'changes')
  if (!isRecord(state) || !Array.isArray(changes)) throw wrongShape(method)
  return {
    state,
    versions: rewind(state, changes.map(readChange)),
    isComplete: ownValue(answer, 'isComplete') === true,
  }
}

interface Change {
  readonly block: bigint
  readonly time: number
  readonly field: string
  readonly keys: readonly string[]
  /** Undefined where there was nothing. */
  readonly before: unknown
}

function readChange(json: unknown): Change {
  const field = ownValue(json, 'field')
  const keys = ownValue(json, 'keys')
  const before = ownValue(json, 'before')
  const isSound =
    typeof field === 'string' &&
    Array.isArray(keys) &&
    keys.every((key): key is string => typeof key === 'string') &&
    (before === null || (isRecord(before) && Object.hasOwn(before, 'value')))
  if (!isSound) throw wrongShape(method)
  return {
    block: integer(ownValue(json, 'block'), method),
    time: Number(integer(ownValue(json, 'timestamp'), method) / 1000n),
    field,
    keys,
    before: before === null ? undefined : ownValue(before, 'value'),
  }
}

/** Undoes changes, the newest first, and keeps the state after each block that changed anything. */
export function rewind(now: FieldsJson, newestFirst: readonly Change[]): FieldsVersion[] {
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
