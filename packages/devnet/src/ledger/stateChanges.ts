import type { ScillaJson } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import { mapGet, valueToJson, walkEntries, type MapValue, type Value } from '@tyto/scilla'
import type { Difference, FieldWrite, StateReader } from '@tyto/execution'

/** The changes of a transaction, and the place where it failed: kept beside its receipt, which says neither. */
export interface StateChanges {
  readonly balances: readonly BalanceChange[]
  readonly fields: readonly FieldChange[]
  /** Changes of fields beyond the ones that are kept. */
  readonly left: number
  /** The contract that failed; undefined where none did, or none was running. */
  readonly failedAt: Address | undefined
}

/** In Qa. */
export interface BalanceChange {
  readonly address: Address
  readonly before: bigint
  readonly after: bigint
}

/** One value that became another. Of maps, each entry that changed is one. */
export interface FieldChange {
  readonly address: Address
  readonly field: string
  readonly keys: readonly string[]
  readonly before: ValueRecord
  readonly after: ValueRecord
}

/** A value's JSON in a list of its own, the length of its text where that is too long to keep, null where there is none. */
export type ValueRecord = readonly [ScillaJson] | number | null

/** How many changes of fields are kept of one transaction. */
const mostChanges = 250
/** Characters of a value's JSON. */
const longestValue = 4_000

/**
 * Looks at a difference before it is applied to `state`; the answer is to be called after it was, and says what
 * changed then.
 */
export function watchChanges(
  difference: Difference,
  state: StateReader,
  failedAt: Address | undefined,
): () => StateChanges {
  const isNew = new Set(difference.contracts.map(({ address }) => address))
  const fields = outermost(difference.writes).map(({ address, field, keys }) => {
    const before = isNew.has(address) ? undefined : state.field(address, field, keys)
    return { address, field, keys, before }
  })
  const balances = Array.from(difference.balances, ([address, after]) => {
    return { address, before: state.balance(address), after }
  })
  return () => {
    const collector = new Collector()
    for (const { address, field, keys, before } of fields) {
      collector.compare({ address, field, keys }, before, state.field(address, field, keys))
    }
    return {
      balances: balances.filter(({ before, after }) => before !== after),
      fields: collector.changes,
      left: collector.left,
      failedAt,
    }
  }
}

/** The places that were written to, without those inside of another one. */
function outermost(writes: readonly FieldWrite[]): readonly FieldWrite[] {
  const places = new Map<string, FieldWrite>()
  // A whole map comes before its entries.
  for (const write of writes) {
    const { address, field, keys } = write
    const isInside = keys.some((_, depth) => places.has(placeOf(address, field, keys.slice(0, depth))))
    if (!isInside) places.set(placeOf(address, field, keys), write)
  }
  return [...places.values()]
}

function placeOf(address: Address, field: string, keys: readonly string[]): string {
  return JSON.stringify([address, field, ...keys])
}

type Place = Pick<FieldChange, 'address' | 'field' | 'keys'>

class Collector {
  readonly changes: FieldChange[] = []
  left = 0

  compare(place: Place, before: Value | undefined, after: Value | undefined): void {
    if (before === after) return
    // One place holds one type. That an empty map came or went is a change by itself.
    if (hasEntries(before) || hasEntries(after)) this.#compareMaps(place, mapOf(before), mapOf(after))
    else this.#add(place, jsonOf(before), jsonOf(after))
  }

  #compareMaps(place: Place, before: MapValue | undefined, after: MapValue | undefined): void {
    const inside = (key: string): Place => ({ ...place, keys: [...place.keys, key] })
    for (const { text, value } of walkEntries(before?.entries ?? null)) {
      this.compare(inside(text), value, after && mapGet(after, text))
    }
    for (const { text, value } of walkEntries(after?.entries ?? null)) {
      if (!before || mapGet(before, text) === undefined) this.compare(inside(text), undefined, value)
    }
  }

  #add(place: Place, before: ScillaJson | undefined, after: ScillaJson | undefined): void {
    const [old, young] = [JSON.stringify(before), JSON.stringify(after)]
    if (old === young) return
    if (this.changes.length === mostChanges) this.left += 1
    else this.changes.push({ ...place, before: recordOf(before, old), after: recordOf(after, young) })
  }
}

function mapOf(value: Value | undefined): MapValue | undefined {
  return value?.kind === 'map' ? value : undefined
}

function hasEntries(value: Value | undefined): boolean {
  return (mapOf(value)?.entries ?? null) !== null
}

/** Maps come here without entries only: they are `{}`, as reads of state write them. */
function jsonOf(value: Value | undefined): ScillaJson | undefined {
  if (value === undefined) return undefined
  return value.kind === 'map' ? {} : valueToJson(value)
}

function recordOf(json: ScillaJson | undefined, text: string | undefined): ValueRecord {
  if (json === undefined || text === undefined) return null
  return text.length > longestValue ? text.length : [json]
}

export function changesKey(id: string): string {
  return `changes/${id}`
}

/** Short names: one of these is written for each transaction. */
interface ChangesRecord {
  readonly b: readonly (readonly [Address, string, string])[]
  readonly f?: readonly (readonly [Address, string, readonly string[], ValueRecord, ValueRecord])[]
  readonly n?: number
  readonly x?: Address
}

export function encodeChanges({ balances, fields, left, failedAt }: StateChanges): string {
  const record: ChangesRecord = {
    b: balances.map(({ address, before, after }) => [address, before.toString(), after.toString()]),
    ...(fields.length > 0
      ? {
          f: fields.map(({ address, field, keys, before, after }) => [address, field, keys, before, after]),
        }
      : {}),
    ...(left > 0 ? { n: left } : {}),
    ...(failedAt === undefined ? {} : { x: failedAt }),
  }
  return JSON.stringify(record)
}

export function decodeChanges(text: string): StateChanges {
  const { b, f = [], n = 0, x } = JSON.parse(text) as ChangesRecord
  return {
    balances: b.map(([address, before, after]) => ({
      address,
      before: BigInt(before),
      after: BigInt(after),
    })),
    fields: f.map(([address, field, keys, before, after]) => ({ address, field, keys, before, after })),
    left: n,
    failedAt: x,
  }
}
