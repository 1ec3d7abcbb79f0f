import type { ScillaParam } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import type { RuntimeErrorCode } from '@tyto/scilla'

/** Error codes in a receipt, keyed by the depth of the call (dev.zilliqa.com, "Transaction Receipts"). */
export const receiptErrors = {
  CHECKER_FAILED: 0,
  RUNNER_FAILED: 1,
  BALANCE_TRANSFER_FAILED: 2,
  EXECUTE_CMD_FAILED: 3,
  EXECUTE_CMD_TIMEOUT: 4,
  NO_GAS_REMAINING_FOUND: 5,
  NO_ACCEPTED_FOUND: 6,
  CALL_CONTRACT_FAILED: 7,
  CREATE_CONTRACT_FAILED: 8,
  JSON_OUTPUT_CORRUPTED: 9,
  CONTRACT_NOT_EXIST: 10,
  STATE_CORRUPTED: 11,
  LOG_ENTRY_INSTALL_FAILED: 12,
  MESSAGE_CORRUPTED: 13,
  RECEIPT_IS_NULL: 14,
  MAX_EDGES_REACHED: 15,
  CHAIN_CALL_DIFF_SHARD: 16,
  PREPARATION_FAILED: 17,
  NO_OUTPUT: 18,
  OUTPUT_ILLEGAL: 19,
  MAP_DEPTH_MISSING: 20,
  GAS_NOT_SUFFICIENT: 21,
  INTERNAL_ERROR: 22,
  LIBRARY_AS_RECIPIENT: 23,
  VERSION_INCONSISTENT: 24,
  LIBRARY_EXTRACTION_FAILED: 25,
} as const

export interface EventLog {
  readonly _eventname: string
  /** The contract that emitted it. */
  readonly address: Address
  readonly params: readonly ScillaParam[]
}

/** One message that a contract sent. */
export interface TransitionLog {
  /** Whether the recipient took the amount. */
  readonly accept: boolean
  /** The contract that sent the message. */
  readonly addr: Address
  /** 0 for messages of the contract that the person called, 1 for messages of the next one, and so on. */
  readonly depth: number
  readonly msg: {
    /** Qa, decimal. */
    readonly _amount: string
    readonly _recipient: Address
    readonly _tag: string
    readonly params: readonly ScillaParam[]
  }
}

export interface ReceiptException {
  /** Line of the contract's source, 1-based; 0 where the error has no place in the source. */
  readonly line: number
  readonly message: string
}

/**
 * The chain's JSON receipt. `accepted`, `event_logs`, `transitions` stand in receipts of contract calls only,
 * `errors` and `exceptions` in failed ones only. Whoever makes the block adds `epoch_num`.
 */
export interface Receipt {
  readonly success: boolean
  /** Gas units, decimal. */
  readonly cumulative_gas: string
  readonly epoch_num?: string
  readonly accepted?: boolean
  readonly event_logs?: readonly EventLog[]
  readonly transitions?: readonly TransitionLog[]
  readonly errors?: Readonly<Record<string, readonly number[]>>
  readonly exceptions?: readonly ReceiptException[]
}

/**
 * The kind of a failure: a `throw` of the contract, gas, an error that the interpreter found, code that does not check, or
 * what the chain itself refuses (`Chain`).
 */
export type FailureReason =
  | RuntimeErrorCode
  | 'ScillaException'
  | 'OutOfGas'
  | 'BalanceTooLow'
  | 'Checker'
  | 'Chain'

/** A failure in parts, for people and tests; `exceptions` of the receipt says the same as text. */
export interface ExecutionFailure {
  readonly reason: FailureReason
  /** The contract in which it happened; undefined where no contract was running. */
  readonly address: Address | undefined
  /** `_exception` of a thrown exception (`WrongCaller`), else undefined. */
  readonly exception: string | undefined
  /** The `code` entry of a thrown exception, where it carries one. */
  readonly code: bigint | undefined
  readonly message: string
  readonly line: number
}
