import { qaPerLi, type Address } from '@tyto/primitives'
import {
  executeTransaction,
  Overlay,
  programAt,
  TransactionRefused,
  type BlockContext,
  type Execution,
  type Refusal,
  type StateReader,
  type TransactionInput,
} from '@tyto/execution'
import type { KnownState } from './knownState'
import { gasCeiling } from './limits'
import { assume } from './assume'
import type { SimulatedTransaction, SimulationRequest } from './simulation'

/** One transaction that was run. */
export type RanTransaction =
  | {
      readonly kind: 'ran'
      readonly execution: Execution
      readonly gasPrice: bigint
      /** Gas units that the run needs to succeed, where its limit was too low; null otherwise. */
      readonly gasNeeded: bigint | null
    }
  | { readonly kind: 'refused'; readonly code: Refusal }

export interface RanTransactions {
  readonly ran: readonly RanTransaction[]
  /** The state before the first of them: what the reader gives, and what is assumed. */
  readonly before: StateReader
  /** The state after all of them, over that. */
  readonly state: Overlay
}

/**
 * Runs the transactions one after the other, each on what the one before left; one that is refused ends it. Throws
 * MissingState where the reader does.
 */
export function runTransactions(
  { sender, transactions, assumed = [] }: SimulationRequest,
  block: BlockContext,
  reader: StateReader,
  known: KnownState,
): RanTransactions {
  const before = overlay(reader, known)
  for (const each of assumed) assume(each, before, known)
  const state = overlay(before, known)
  const ran: RanTransaction[] = []
  for (const wanted of transactions) {
    const one = runOne(inputOf(wanted, sender, state), block, state, known)
    ran.push(one)
    if (one.kind === 'refused') break
    state.apply(one.execution.difference)
  }
  return { ran, before, state }
}

/** The transaction as the chain would be given it, with its sender's next nonce. `usual`: who sends where no sender is named. */
export function inputOf(wanted: SimulatedTransaction, usual: Address, state: Overlay): TransactionInput {
  const sender = wanted.sender ?? usual
  const gasPrice = wanted.gasPriceLi * qaPerLi
  const base = { sender, nonce: state.nonce(sender) + 1n, gasLimit: wanted.gasLimit, gasPrice }
  switch (wanted.kind) {
    case 'call':
      return { ...base, kind: 'call', ...wanted.call }
    case 'deploy':
      return { ...base, kind: 'deploy', code: wanted.code, ...wanted.deploy }
    case 'payment':
      return { ...base, kind: 'payment', to: wanted.to, amount: wanted.amount }
  }
}

/** With a limit that the account can pay: if the one asked for is too high, a lower one may still do. */
function runOne(
  tx: TransactionInput,
  block: BlockContext,
  state: Overlay,
  known: KnownState,
): RanTransaction {
  const { programs } = known
  const most = tx.gasPrice > 0n ? (state.balance(tx.sender) - tx.amount) / tx.gasPrice : tx.gasLimit
  const isShort = tx.kind !== 'payment' && most < tx.gasLimit && most > 0n
  const gasLimit = isShort ? most : tx.gasLimit
  try {
    const execution = executeTransaction({ ...tx, gasLimit }, { block, reader: state, programs })
    const isOutOfGas = execution.failure?.reason === 'OutOfGas'
    if (isOutOfGas && isShort) return { kind: 'refused', code: 'BalanceTooLow' }
    const gasNeeded = isOutOfGas ? neededGas() : null
    return { kind: 'ran', execution, gasPrice: tx.gasPrice, gasNeeded }
  } catch (error) {
    if (error instanceof TransactionRefused) return { kind: 'refused', code: error.code }
    throw error
  }

  function neededGas(): bigint | null {
    const most = block.gas !== undefined && block.gas.block < gasCeiling ? block.gas.block : gasCeiling
    if (gasLimit >= most) return null
    const rich = overlay(state, known)
    rich.addBalance(tx.sender, most * tx.gasPrice)
    const { failure, gasUsed } = executeTransaction(
      { ...tx, gasLimit: most },
      { block, reader: rich, programs },
    )
    return failure === undefined ? gasUsed : null
  }
}

function overlay(below: StateReader, { programs }: KnownState): Overlay {
  const state: Overlay = new Overlay(below, (address, field) =>
    programAt(state, address, programs)?.fieldType(field, address),
  )
  return state
}
