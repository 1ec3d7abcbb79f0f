import {
  executeTransaction,
  refuseOutcome,
  TransactionRefused,
  type BlockContext,
  type Execution,
  type ProgramCache,
  type Receipt,
} from '@tyto/execution'
import type { GasRules } from '@tyto/primitives'
import { timeBudget } from '../bounds/bounds'
import type { BlockPlace, Outcome, Ran, Turn } from './executor'
import { encodeChanges, watchChanges } from './stateChanges'
import type { StateDraft } from './stateDraft'
import { contractRecord } from './contractRecord'
import { ChangeTooLarge, operationsOf } from './stateRecords'
import { rejection } from './transactionRecords'
import { startWorkClock } from './workClock'

/** Everything that executing a transaction needs, beside the state. */
export interface Machine {
  readonly chainId: number
  readonly gas: GasRules
  readonly programs: ProgramCache
  /** When a block was made; undefined if there is none of this number. */
  readonly timeOf: (block: number) => number | undefined
  /** For failures that are ours, not the contract's. */
  readonly report: (error: unknown) => void
}

/** Executes a transaction within the bounds of time and size, and changes the draft by what it did. */
export function runTransaction(turn: Turn, place: BlockPlace, draft: StateDraft, machine: Machine): Ran {
  const worked = startWorkClock()
  let isBounded = false
  const isTimeOver = (): boolean => (isBounded ||= worked() > (turn.most ?? timeBudget.transaction))
  const { chainId, gas, programs, timeOf, report } = machine
  const block: BlockContext = {
    number: BigInt(place.number),
    timestamp: BigInt(place.time),
    timestampOf: (number) => {
      const earlier = timeOf(Number(number))
      return earlier === undefined ? undefined : BigInt(earlier)
    },
    chainId,
    gas,
    rules: place.rules,
    gasUsed: turn.gasUsed,
  }
  try {
    const outcome = turn.ended === undefined ? bounded(execute()) : repeated(turn.ended)
    return { outcome, worked: worked(), isBounded: isBounded || turn.ended !== undefined }
  } catch (error) {
    if (error instanceof TransactionRefused && error.code === 'BalanceTooLow')
      return { outcome: rejection.insufficientBalance, worked: worked() }
    // One transaction that trips the interpreter must not stop the chain.
    report(error)
    return { outcome: rejection.internalError, worked: worked() }
  }

  function execute(): Execution {
    return executeTransaction(turn.request, { block, reader: draft, programs }, isTimeOver)
  }

  /** The end that another machine gave it, without what led there. */
  function repeated(receipt: Receipt): Outcome {
    const ground = { block, reader: draft, programs }
    const ended = refuseOutcome(turn.request, ground, { gasUsed: BigInt(receipt.cumulative_gas) }, '')
    return applied(turn, place, { draft, programs }, { ...ended, receipt })
  }

  function bounded(execution: Execution): Outcome {
    try {
      return applied(turn, place, { draft, programs }, execution)
    } catch (error) {
      if (!(error instanceof ChangeTooLarge)) throw error
      const { request } = turn
      const ground = { block, reader: draft, programs }
      const refused = refuseOutcome(request, ground, execution, error.shortMessage)
      return applied(turn, place, { draft, programs }, refused)
    }
  }
}

/** Throws `ChangeTooLarge` before anything is changed. */
function applied(
  { id, request }: Turn,
  { number }: BlockPlace,
  { draft, programs }: { readonly draft: StateDraft; readonly programs: ProgramCache },
  { receipt, gasUsed, difference, contract, failure }: Execution,
): Outcome {
  const made =
    contract !== undefined && receipt.success
      ? { address: contract, record: contractRecord(id, request, contract, number) }
      : undefined
  const records = operationsOf({ difference, receipt, made }, draft, programs)
  const changes = watchChanges(difference, draft, failure?.address)
  draft.apply(difference)
  return { receipt, gasUsed, difference, made, records, changes: encodeChanges(changes()) }
}
