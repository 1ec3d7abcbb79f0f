import type { Address } from '@tyto/primitives'
import {
  emptyMap,
  mapGet,
  MapOwner,
  putEntry,
  removeEntry,
  setEntry,
  valueFromJson,
  type MapNode,
  type Value,
} from '@tyto/scilla'
import type { CreatedContract, Difference } from './difference'
import { entryOf } from './fieldNode'
import type { StateReader } from './state'

interface Contract {
  readonly code: string
  readonly init: ReadonlyMap<string, Value>
  readonly fields: Map<string, Value>
}

/** A whole state in memory: what contract tests, benchmarks and small tools run transactions on. */
export class MemoryState implements StateReader {
  readonly #balances = new Map<Address, bigint>()
  readonly #nonces = new Map<Address, bigint>()
  readonly #contracts = new Map<Address, Contract>()
  /** Maps are changed in place as long as nobody has got hold of one. */
  #owner = new MapOwner()

  balance(address: Address): bigint {
    return this.#balances.get(address) ?? 0n
  }

  nonce(address: Address): bigint {
    return this.#nonces.get(address) ?? 0n
  }

  code(address: Address): string | undefined {
    return this.#contracts.get(address)?.code
  }

  init(address: Address): ReadonlyMap<string, Value> {
    return this.#contracts.get(address)?.init ?? new Map<string, Value>()
  }

  field(address: Address, field: string, keys: readonly string[]): Value | undefined {
    const value = entryOf(this.#contracts.get(address)?.fields.get(field), keys)
    if (value !== undefined && mayHoldMap(value)) this.#owner = new MapOwner()
    return value
  }

  /** The fields of a contract by name, whole; empty where no contract stands. */
  fields(address: Address): ReadonlyMap<string, Value> {
    this.#owner = new MapOwner()
    return this.#contracts.get(address)?.fields ?? new Map<string, Value>()
  }

  /** A state of its own that holds what this one holds now. Values are shared: from now on both replace them when they change. */
  copy(): MemoryState {
    this.#owner = new MapOwner()
    const copy = new MemoryState()
    for (const [address, balance] of this.#balances) copy.#balances.set(address, balance)
    for (const [address, nonce] of this.#nonces) copy.#nonces.set(address, nonce)
    for (const [address, { code, init, fields }] of this.#contracts)
      copy.#contracts.set(address, { code, init, fields: new Map(fields) })
    return copy
  }

  /** Sum of all balances in Qa. */
  totalBalance(): bigint {
    let total = 0n
    for (const balance of this.#balances.values()) total += balance
    return total
  }

  setBalance(address: Address, balance: bigint): void {
    this.#balances.set(address, balance)
  }

  setNonce(address: Address, nonce: bigint): void {
    this.#nonces.set(address, nonce)
  }

  /** Makes a contract with no fields yet, as `apply` does for a deploy. */
  addContract({ address, code, init }: CreatedContract): void {
    this.#contracts.set(address, { code, init, fields: new Map<string, Value>() })
  }

  /** Changes the state by what a transaction did. */
  apply(difference: Difference): void {
    for (const [address, balance] of difference.balances) this.#balances.set(address, balance)
    for (const [address, nonce] of difference.nonces) this.#nonces.set(address, nonce)
    for (const contract of difference.contracts) this.addContract(contract)
    for (const { address, field, keys, value } of difference.writes) {
      const fields = this.#contracts.get(address)?.fields
      if (fields === undefined) continue
      const written = withEntry(fields.get(field), keys, 0, { entry: value, owner: this.#owner })
      if (written !== undefined) fields.set(field, written)
    }
  }
}

/** Maps stand inside of maps and of data types. */
function mayHoldMap({ kind }: Value): boolean {
  return kind === 'map' || kind === 'adt'
}

/** A value with one entry replaced (undefined = removed); shares everything that is not the owner's with the value before. */
function withEntry(
  value: Value | undefined,
  keys: readonly string[],
  from: number,
  write: { readonly entry: Value | undefined; readonly owner: MapOwner },
): Value | undefined {
  const { entry, owner } = write
  if (from === keys.length) return entry
  if (value?.kind !== 'map') return value
  const key = keys[from]!
  const before = mapGet(value, key)
  const made =
    before === undefined && entry !== undefined && value.valueType.kind === 'map' && from + 1 < keys.length
      ? emptyMap(value.valueType.key, value.valueType.value)
      : before
  const after = withEntry(made, keys, from + 1, write)
  if (after === before) return value
  if (after === undefined) return { ...value, entries: removeEntry(value.entries, key) }
  if (before === undefined)
    return { ...value, entries: putEntry(value.entries, key, valueFromJson(value.keyType, key), after) }
  const entries = setEntry(value.entries as MapNode<Value>, key, after, owner)
  return entries === value.entries ? value : { ...value, entries }
}
