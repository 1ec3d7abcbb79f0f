import type { ScillaType } from '@tyto/abi'
import type { Value } from '@tyto/scilla'
import type { Address } from '@tyto/primitives'
import type { CreatedContract, Difference, FieldWrite } from './difference'
import {
  collectWrites,
  createNode,
  entryOf,
  entryType,
  inherited,
  withWrites,
  writeNode,
  type FieldNode,
} from './fieldNode'
import type { StateReader } from './state'

export type FieldTypes = (address: Address, field: string) => ScillaType | undefined

/**
 * The state as one transaction sees it: its own writes over a `StateReader`. Keyed reads and writes never copy a map.
 *
 * There is one overlay per transaction and no nested roll-back, because Scilla has no exception handlers: any failure
 * ends the whole transaction, and its overlay is dropped.
 */
export class Overlay implements StateReader {
  readonly #below: StateReader
  readonly #fieldType: FieldTypes
  readonly #balances = new Map<Address, bigint>()
  readonly #nonces = new Map<Address, bigint>()
  readonly #contracts = new Map<Address, CreatedContract>()
  readonly #fields = new Map<Address, Map<string, FieldNode>>()

  /** `fieldType` says the type of a field: maps that are made on the way take theirs from it. */
  constructor(below: StateReader, fieldType: FieldTypes) {
    this.#below = below
    this.#fieldType = fieldType
  }

  balance(address: Address): bigint {
    return this.#balances.get(address) ?? this.#below.balance(address)
  }

  nonce(address: Address): bigint {
    return this.#nonces.get(address) ?? this.#below.nonce(address)
  }

  code(address: Address): string | undefined {
    return this.#contracts.get(address)?.code ?? this.#below.code(address)
  }

  init(address: Address): ReadonlyMap<string, Value> {
    return this.#contracts.get(address)?.init ?? this.#below.init(address)
  }

  field(address: Address, field: string, keys: readonly string[]): Value | undefined {
    const root = this.#root(address, field)
    if (root === undefined) return this.#fieldBelow(address, field, keys)
    const found = this.#descend(root, keys)
    const base = this.#base(found, address, field, keys)
    if (found.node?.children === undefined) return base
    return withWrites(base, found.node, entryType(this.#fieldType(address, field), keys.length))
  }

  /** Whether there is an entry at the keys; assembles no map for it. */
  has(address: Address, field: string, keys: readonly string[]): boolean {
    const root = this.#root(address, field)
    if (root === undefined) return this.#fieldBelow(address, field, keys) !== undefined
    const found = this.#descend(root, keys)
    if (found.node?.made) return true
    return this.#base(found, address, field, keys) !== undefined
  }

  setBalance(address: Address, balance: bigint): void {
    this.#balances.set(address, balance)
  }

  addBalance(address: Address, amount: bigint): void {
    if (amount !== 0n) this.#balances.set(address, this.balance(address) + amount)
  }

  setNonce(address: Address, nonce: bigint): void {
    this.#nonces.set(address, nonce)
  }

  create(contract: CreatedContract): void {
    this.#contracts.set(contract.address, contract)
  }

  /** Replaces a field or an entry; undefined removes the entry. */
  write(address: Address, field: string, keys: readonly string[], value: Value | undefined): void {
    let fields = this.#fields.get(address)
    if (fields === undefined) {
      fields = new Map<string, FieldNode>()
      this.#fields.set(address, fields)
    }
    let root = fields.get(field)
    if (root === undefined) {
      root = createNode()
      fields.set(field, root)
    }
    writeNode(root, keys, value)
  }

  /** Changes what is seen from now on by what a transaction did. */
  apply(difference: Difference): void {
    for (const [address, balance] of difference.balances) this.setBalance(address, balance)
    for (const [address, nonce] of difference.nonces) this.setNonce(address, nonce)
    for (const contract of difference.contracts) this.create(contract)
    for (const { address, field, keys, value } of difference.writes) this.write(address, field, keys, value)
  }

  difference(): Difference {
    const writes: FieldWrite[] = []
    for (const [address, fields] of this.#fields) {
      for (const [field, root] of fields) {
        const made = (keys: readonly string[]) => this.#emptied(root, address, field, keys)
        collectWrites(root, { address, field, made, into: writes })
      }
    }
    return {
      balances: this.#balances,
      nonces: this.#nonces,
      contracts: [...this.#contracts.values()],
      writes,
    }
  }

  #root(address: Address, field: string): FieldNode | undefined {
    return this.#fields.get(address)?.get(field)
  }

  /** A contract made by this very transaction has nothing below. */
  #fieldBelow(address: Address, field: string, keys: readonly string[]): Value | undefined {
    return this.#contracts.has(address) ? undefined : this.#below.field(address, field, keys)
  }

  /** The empty map to write for one that was made and emptied; undefined where there was a map before. */
  #emptied(root: FieldNode, address: Address, field: string, keys: readonly string[]): Value | undefined {
    if (this.#base(this.#descend(root, keys), address, field, keys) !== undefined) return undefined
    return this.field(address, field, keys)
  }

  /** The node at the keys, if something was written there or below, and the nearest value written at it or above. */
  #descend(root: FieldNode, keys: readonly string[]): Found {
    let node: FieldNode | undefined = root
    let own = root.value
    let ownDepth = 0
    for (let depth = 0; depth < keys.length && node !== undefined; depth++) {
      node = node.children?.get(keys[depth]!)
      if (node !== undefined && node.value !== inherited) {
        own = node.value
        ownDepth = depth + 1
      }
    }
    return { node, own, ownDepth }
  }

  /** The value under the writes to entries. */
  #base(found: Found, address: Address, field: string, keys: readonly string[]): Value | undefined {
    return found.own === inherited
      ? this.#fieldBelow(address, field, keys)
      : entryOf(found.own, keys, found.ownDepth)
  }
}

interface Found {
  readonly node: FieldNode | undefined
  readonly own: FieldNode['value']
  readonly ownDepth: number
}
