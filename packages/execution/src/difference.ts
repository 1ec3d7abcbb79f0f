import type { Value } from '@tyto/scilla'
import type { Address } from '@tyto/primitives'

export interface CreatedContract {
  readonly address: Address
  readonly code: string
  /** Immutable values by name, `_this_address`, `_creation_block` and `_scilla_version` included. */
  readonly init: ReadonlyMap<string, Value>
}

/** One write. `keys` empty = the whole field; `value` undefined = the entry is removed. */
export interface FieldWrite {
  readonly address: Address
  readonly field: string
  readonly keys: readonly string[]
  readonly value: Value | undefined
}

/**
 * The changes of a transaction. The owner of the state applies it: balances and nonces are the new figures (Qa, count);
 * `writes` are applied in order, a whole field before entries of it. Missing intermediate maps are made on the way.
 */
export interface Difference {
  readonly balances: ReadonlyMap<Address, bigint>
  readonly nonces: ReadonlyMap<Address, bigint>
  readonly contracts: readonly CreatedContract[]
  readonly writes: readonly FieldWrite[]
}
