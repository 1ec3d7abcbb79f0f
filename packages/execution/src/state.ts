import type { Value } from '@tyto/scilla'
import { BaseError, type Address } from '@tyto/primitives'

/**
 * The world, as far as a transaction may read it. Every read is synchronous and keyed, so that one call on a map of a million
 * entries touches one entry. A reader that does not hold the answer throws `MissingState`; run again once it does.
 */
export interface StateReader {
  /** Balance in Qa; 0n for an address that is not in use. */
  balance(address: Address): bigint
  /** Transactions sent so far: the nonce of the last one, 0n if there was none. */
  nonce(address: Address): bigint
  /** The Scilla source, or undefined where no contract stands. */
  code(address: Address): string | undefined
  /**
   * The immutable values of a contract by name, `_this_address`, `_creation_block`, `_scilla_version` included.
   * Asked only where `code` is there. Give the same Map object for the same contract: decoded once, used for every call.
   */
  init(address: Address): ReadonlyMap<string, Value>
  /**
   * A field (`keys` empty) or an entry of a map field, one key per level; undefined if there is no such entry or field.
   * Keys are the JSON text of the key value: `0x` + lower-case hex, decimal integers, plain text of a String.
   */
  field(address: Address, field: string, keys: readonly string[]): Value | undefined
}

/** One thing that a reader was asked for. */
export type StateNeed =
  | { readonly kind: 'account' | 'code' | 'init'; readonly address: Address }
  /** The time of an earlier block. */
  | { readonly kind: 'block'; readonly number: bigint }
  | {
      readonly kind: 'field'
      readonly address: Address
      readonly field: string
      readonly keys: readonly string[]
    }

/** Thrown by a `StateReader` that does not hold what it was asked for; passes through `executeTransaction` unchanged. */
export class MissingState extends BaseError<'MissingState'> {
  readonly needs: readonly StateNeed[]

  constructor(needs: readonly StateNeed[]) {
    super('MissingState', 'State that the transaction reads is not loaded.')
    this.needs = needs
  }
}
