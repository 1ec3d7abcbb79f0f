import type { Address, Result } from '@tyto/primitives'
import type { Difference } from './difference'
import type { ExecutionFailure, Receipt } from './receipt'
import type { ProgramCache } from './programCache'
import type { StateReader } from './state'
import type { BlockContext, TransactionRequest } from './transaction'

/** Why a transaction may not stand in a block at all. */
export type Refusal = 'WrongNonce' | 'BalanceTooLow' | 'GasLimitTooLow' | 'GasPriceTooLow' | 'InvalidAmount'

export interface Execution {
  readonly receipt: Receipt
  readonly difference: Difference
  /** Gas units; what the sender pays is gasUsed x gasPrice. */
  readonly gasUsed: bigint
  /** Address of the contract of a deploy, also of one that failed. */
  readonly contract?: Address
  /** The first failure, taken apart; undefined on success. */
  readonly failure: ExecutionFailure | undefined
}

/** Whether a transaction may stand in the next block: nonce, price, limits and balance. Executes nothing. */
export declare function checkTransaction(tx: TransactionRequest, reader: StateReader): Result<true, Refusal>

/**
 * Executes one transaction on a state. Never changes the state: the difference says what to change.
 * Throws `MissingState` (from the reader) and `TransactionRefused` (see `checkTransaction`); every failure of the
 * contracts is in the receipt.
 */
export declare function executeTransaction(
  tx: TransactionRequest,
  block: BlockContext,
  reader: StateReader,
  programs?: ProgramCache,
): Execution
