import type { ScillaParam } from '@tyto/abi'
import type { Value } from '@tyto/scilla'
import { zilliqa1Gas, type Address, type GasRules } from '@tyto/primitives'

interface TransactionBase {
  readonly sender: Address
  /** One more than the sender's nonce in the state. */
  readonly nonce: bigint
  /** Qa offered to the recipient. */
  readonly amount: bigint
  /** Gas units. */
  readonly gasLimit: bigint
  /** Qa per gas unit. */
  readonly gasPrice: bigint
  /** Bytes of code and data as they were signed; where it is left out, those of the JSON as this project writes it. */
  readonly bytes?: number
}

export interface PaymentTransaction extends TransactionBase {
  readonly kind: 'payment'
  readonly to: Address
}

export interface CallTransaction extends TransactionBase {
  readonly kind: 'call'
  readonly to: Address
  readonly transition: string
  /** As the chain's JSON carries them, or already decoded (name to value), which is faster. */
  readonly params: readonly ScillaParam[] | ReadonlyMap<string, Value>
}

export interface DeployTransaction extends TransactionBase {
  readonly kind: 'deploy'
  readonly code: string
  /** Contract parameters and `_scilla_version`; `_this_address` and `_creation_block` are set by the chain. */
  readonly init: readonly ScillaParam[]
}

/** A transaction whose signature was checked: only what its execution needs. */
export type TransactionInput = PaymentTransaction | CallTransaction | DeployTransaction

/** The block in which the transaction stands. */
export interface BlockContext {
  readonly number: bigint
  /** Microseconds since 1970, as in the chain's blocks. */
  readonly timestamp: bigint
  /** The timestamp of an earlier block, for contracts that read it; undefined for a block that is not known. */
  timestampOf?(block: bigint): bigint | undefined
  readonly chainId: number
  /** The version of the rules that hold in it; the latest where it is left out. */
  readonly rules?: number
  /** The gas units that the transaction took when its block was made first: it takes them again. Undefined for a new one. */
  readonly gasUsed?: bigint | undefined
  /** The rules of gas; as before Zilliqa 2 where it is left out. */
  readonly gas?: GasRules
}

export function gasRulesOf({ gas = zilliqa1Gas }: Pick<BlockContext, 'gas'>): GasRules {
  return gas
}
