import {
  BaseError,
  err,
  leastGasLimit,
  ok,
  utf8ToBytes,
  zilliqa1Gas,
  type Address,
  type GasRules,
  type Result,
  mostAmount,
} from '@tyto/primitives'
import type { IsTimeOver } from '@tyto/scilla'
import { addressOfDeploy, deployContract } from './deployContract'
import type { Difference } from './difference'
import { abort, Aborted } from './failure'
import { bytesOf } from './inputSize'
import { maximumCodeSize } from './limits'
import { MessageRun } from './messageRun'
import type { ProgramCache } from './programCache'
import { receiptErrors, type ExecutionFailure, type Receipt } from './receipt'
import type { StateReader } from './state'
import {
  gasRulesOf,
  type BlockContext,
  type CallTransaction,
  type PaymentTransaction,
  type TransactionInput,
} from './transaction'
import { TransactionWorld } from './transactionWorld'

/** Why a transaction may not stand in a block at all. */
export type Refusal =
  | 'WrongNonce'
  | 'BalanceTooLow'
  | 'GasLimitTooLow'
  | 'GasPriceTooLow'
  | 'InvalidAmount'
  | 'CodeTooLarge'

/** Thrown for a transaction that `checkTransaction` refuses. */
export class TransactionRefused extends BaseError<Refusal> {
  constructor(code: Refusal) {
    super(code, 'The transaction may not stand in a block.', { details: code })
  }
}

export interface Execution {
  readonly receipt: Receipt
  readonly difference: Difference
  /** Gas units; what the sender pays is gasUsed x gasPrice. */
  readonly gasUsed: bigint
  /** Address of the contract of a deploy, also of one that failed. */
  readonly contract?: Address
  /** The failure, taken apart; undefined on success. */
  readonly failure: ExecutionFailure | undefined
}

/** Whether a transaction may stand in the next block: nonce, price, limits and balance. Executes nothing. */
export function checkTransaction(
  tx: TransactionInput,
  reader: StateReader,
  gas: GasRules = zilliqa1Gas,
): Result<true, Refusal> {
  if (tx.amount < 0n || tx.amount > mostAmount) return err('InvalidAmount')
  if (tx.gasPrice < gas.leastPrice) return err('GasPriceTooLow')
  if (tx.gasLimit < leastGasOf(tx, gas)) return err('GasLimitTooLow')
  if (tx.kind === 'deploy' && utf8ToBytes(tx.code).length > maximumCodeSize) return err('CodeTooLarge')
  if (tx.nonce !== reader.nonce(tx.sender) + 1n) return err('WrongNonce')
  if (tx.amount + lockedGas(tx, gas) * tx.gasPrice > reader.balance(tx.sender)) return err('BalanceTooLow')
  return ok(true)
}

/** The least limit of gas that the transaction may have. */
export function leastGasOf(tx: TransactionInput, gas: GasRules): bigint {
  return leastGasLimit(gas, tx.kind, gas.isBySize ? bytesOf(tx) : 0)
}

/** Gas that the sender must be able to pay: the whole limit, but for a payment, whose gas is known. */
function lockedGas(tx: TransactionInput, gas: GasRules): bigint {
  return tx.kind === 'payment' ? gas.payment : tx.gasLimit
}

/** The block, the state and the programs that a transaction is executed on. */
export interface ExecutionGround {
  readonly block: BlockContext
  readonly reader: StateReader
  readonly programs: ProgramCache
}

/**
 * Executes one transaction on a state. Never changes the state: the difference says what to change.
 * Throws `MissingState` (from the reader) and `TransactionRefused` (see `checkTransaction`); every failure of the
 * contracts is in the receipt; so is that `isTimeOver`, which is asked now and then, has said yes. Give the same `programs` to all transactions, else each compiles its contracts anew.
 *
 * @example
 * const { receipt, difference } = executeTransaction(transaction, { block, reader: state, programs })
 * state.apply(difference)
 */
export function executeTransaction(
  tx: TransactionInput,
  ground: ExecutionGround,
  isTimeOver?: IsTimeOver,
): Execution {
  const gas = gasRulesOf(ground.block)
  const check = checkTransaction(tx, ground.reader, gas)
  if (!check.ok) throw new TransactionRefused(check.code)
  const world = startWorld(tx, ground)
  const run = new MessageRun(world, lockedGas(tx, gas), isTimeOver)
  const used = (): bigint => ground.block.gasUsed ?? lockedGas(tx, gas) - run.gasRemaining
  try {
    const outcome = perform(tx, world, run)
    return finish(tx, world, max(used(), gas.isBySize ? BigInt(bytesOf(tx)) : 0n), outcome)
  } catch (error) {
    if (!(error instanceof Aborted)) throw error
    return fail(tx, ground, used(), error)
  }
}

function max(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}

/**
 * The outcome of a transaction that ran, and that whoever makes the block refuses for what it did: nothing is written,
 * nonce and gas stay, and the receipt says why.
 */
export function refuseOutcome(
  tx: TransactionInput,
  ground: ExecutionGround,
  { gasUsed }: Pick<Execution, 'gasUsed'>,
  message: string,
): Execution {
  const address = tx.kind === 'deploy' ? addressOfDeploy(tx) : tx.to
  const reason = abort(0, receiptErrors.EXECUTE_CMD_FAILED, { address, message })
  return fail(tx, ground, gasUsed, reason)
}

/** All that was written is dropped with the world it was written to; nonce and gas stay. */
function fail(
  tx: TransactionInput,
  ground: ExecutionGround,
  gasUsed: bigint,
  { depth, receiptError, exceptions, failure }: Aborted,
): Execution {
  const clean = startWorld(tx, ground)
  return finish(tx, clean, gasUsed, {
    ...(tx.kind === 'deploy' ? { contract: addressOfDeploy(tx) } : {}),
    failure,
    receipt: { errors: { [depth]: [receiptError] }, exceptions },
  })
}

interface Outcome {
  readonly contract?: Address
  readonly failure?: ExecutionFailure
  readonly receipt: Omit<Receipt, 'success' | 'cumulative_gas'>
}

/** The nonce rises and all gas that may be used is taken, before anything runs. */
function startWorld(tx: TransactionInput, { block, reader, programs }: ExecutionGround): TransactionWorld {
  const world = new TransactionWorld(reader, block, tx.sender, programs)
  world.state.setNonce(tx.sender, tx.nonce)
  world.state.addBalance(tx.sender, -lockedGas(tx, world.gas) * tx.gasPrice)
  return world
}

function perform(tx: TransactionInput, world: TransactionWorld, run: MessageRun): Outcome {
  world.state.addBalance(tx.sender, -tx.amount)
  switch (tx.kind) {
    case 'payment':
      return pay(tx, world, run)
    case 'deploy':
      return { contract: deployContract(tx, world, run), receipt: {} }
    case 'call':
      return call(tx, world, run)
  }
}

function pay(tx: PaymentTransaction, world: TransactionWorld, run: MessageRun): Outcome {
  run.gasRemaining -= world.gas.payment
  if (world.state.code(tx.to) !== undefined) {
    throw abort(0, receiptErrors.BALANCE_TRANSFER_FAILED, {
      address: tx.to,
      message: 'A contract takes no plain payments',
    })
  }
  world.state.addBalance(tx.to, tx.amount)
  return { receipt: {} }
}

function call(tx: CallTransaction, world: TransactionWorld, run: MessageRun): Outcome {
  if (world.account(tx.to).kind !== 'contract') {
    run.gasRemaining -= world.gas.call
    throw abort(0, receiptErrors.CONTRACT_NOT_EXIST, {
      address: tx.to,
      message: 'No contract stands at this address',
    })
  }
  const invocation = { address: tx.to, sender: tx.sender, amount: tx.amount }
  run.call(invocation, tx.transition, tx.params)
  return { receipt: { accepted: run.accepted, event_logs: run.events, transitions: run.transitions } }
}

function finish(
  tx: TransactionInput,
  world: TransactionWorld,
  gasUsed: bigint,
  { contract, failure, receipt }: Outcome,
): Execution {
  world.state.addBalance(tx.sender, (lockedGas(tx, world.gas) - gasUsed) * tx.gasPrice)
  return {
    receipt: { success: failure === undefined, cumulative_gas: gasUsed.toString(), ...receipt },
    difference: world.state.difference(),
    gasUsed,
    ...(contract === undefined ? {} : { contract }),
    failure,
  }
}
