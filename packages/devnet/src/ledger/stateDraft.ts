import type { Address } from '@tyto/primitives'
import type { Value } from '@tyto/scilla'
import { MemoryState, type Difference, type StateReader } from '@tyto/execution'

/**
 * The state as the block in work sees it: what its transactions changed over the state of the block before. Readers of
 * the chain go on seeing the state below until the block is stored and `commit` makes it theirs.
 */
export class StateDraft implements StateReader {
  readonly #below: MemoryState
  readonly #balances = new Map<Address, bigint>()
  readonly #nonces = new Map<Address, bigint>()
  /** Contracts that were written to, with all their fields; values are shared with the state below. */
  readonly #contracts = new MemoryState()
  readonly #copied = new Set<Address>()
  readonly #differences: Difference[] = []

  constructor(below: MemoryState) {
    this.#below = below
  }

  balance(address: Address): bigint {
    return this.#balances.get(address) ?? this.#below.balance(address)
  }

  nonce(address: Address): bigint {
    return this.#nonces.get(address) ?? this.#below.nonce(address)
  }

  code(address: Address): string | undefined {
    return this.#contractsWith(address).code(address)
  }

  init(address: Address): ReadonlyMap<string, Value> {
    return this.#contractsWith(address).init(address)
  }

  field(address: Address, field: string, keys: readonly string[]): Value | undefined {
    return this.#contractsWith(address).field(address, field, keys)
  }

  /** Takes over what a transaction of the block changed. */
  apply(difference: Difference): void {
    for (const [address, balance] of difference.balances) this.#balances.set(address, balance)
    for (const [address, nonce] of difference.nonces) this.#nonces.set(address, nonce)
    for (const { address } of difference.contracts) this.#copied.add(address)
    for (const { address } of difference.writes) this.#copy(address)
    this.#contracts.apply(difference)
    this.#differences.push(difference)
  }

  /** Makes the changes those of the state below. */
  commit(): void {
    for (const difference of this.#differences) this.#below.apply(difference)
  }

  #contractsWith(address: Address): MemoryState {
    return this.#copied.has(address) ? this.#contracts : this.#below
  }

  #copy(address: Address): void {
    if (this.#copied.has(address)) return
    this.#copied.add(address)
    const code = this.#below.code(address)
    if (code === undefined) return
    const fields = [...this.#below.fields(address)]
    this.#contracts.apply({
      balances: new Map(),
      nonces: new Map(),
      contracts: [{ address, code, init: this.#below.init(address) }],
      writes: fields.map(([field, value]) => ({ address, field, keys: [], value })),
    })
  }
}
