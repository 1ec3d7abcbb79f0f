import type { ScillaParam } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import {
  executeTransaction,
  TransactionRefused,
  type BlockContext,
  type Execution,
  type MemoryState,
  type ProgramCache,
} from '@tyto/execution'
import { del, put, type Operation } from '../store/keyValueStore'
import { indexOperations } from './addressIndex'
import { BLOCK_GAS_LIMIT } from './admission'
import { blockHash, type Block } from './block'
import { changesKey, encodeChanges, watchChanges } from './stateChanges'
import { StateDraft } from './stateDraft'
import { operationsOf, type ContractRecord } from './stateRecords'
import type { Timeline } from './timeline'
import type { PendingTransaction, TransactionPool } from './transactionPool'
import {
  encodeConfirmed,
  encodeRejected,
  pendingKey,
  REJECTION,
  rejectionKey,
  transactionKey,
  type ConfirmedTransaction,
  type RejectedTransaction,
} from './transactionRecords'

/** Blocks for which a dropped transaction can be asked for. */
const REMEMBERED = 200

/** What a block is made from. */
export interface ChainView {
  readonly chainId: number
  readonly genesisHash: string
  readonly height: number
  readonly state: MemoryState
  readonly programs: ProgramCache
  readonly timeline: Timeline
  readonly pool: TransactionPool
  readonly rejected: ReadonlyMap<string, RejectedTransaction>
  /** Whether state needs to be written to the store. */
  readonly durable: boolean
  /** For failures that are ours, not the contract's. */
  readonly report: (error: unknown) => void
}

/** A block that is worked out and changes nothing yet. */
export interface BlockDraft extends Block {
  readonly state: StateDraft
  /** All that the block changes in the store. */
  readonly operations: readonly Operation[]
  /** What leaves the pool: transactions that are confirmed or dropped. */
  readonly done: ReadonlySet<PendingTransaction>
  readonly contracts: ReadonlyMap<Address, ContractRecord>
  readonly rejected: readonly RejectedTransaction[]
  /** Ids of dropped transactions that are no longer remembered. */
  readonly forgotten: readonly string[]
}

/** Executes the transactions whose turn it is, as far as the gas of one block reaches. */
export function buildBlock(chain: ChainView, time: number): BlockDraft {
  const number = chain.height + 1
  const state = new StateDraft(chain.state)
  const operations: Operation[] = []
  const done = new Set<PendingTransaction>()
  const contracts = new Map<Address, ContractRecord>()
  const rejected: RejectedTransaction[] = []
  const transactionIds: string[] = []
  let gasUsed = 0n
  let fees = 0n
  let gasAsked = 0n

  const drop = (pending: PendingTransaction, status: number): void => {
    const { id, transaction, request, sequence } = pending
    const record = { id, transaction, sender: request.sender, status, block: number }
    rejected.push(record)
    done.add(pending)
    operations.push(del(pendingKey(sequence)), put(rejectionKey(id), encodeRejected(record)))
  }

  for (const pending of chain.pool.ready((sender) => state.nonce(sender))) {
    if (done.has(pending)) continue // dropped, and nobody took its nonce
    const { request } = pending
    if (gasAsked + request.gasLimit > BLOCK_GAS_LIMIT) break
    gasAsked += request.gasLimit
    const outcome = execute(pending, blockContext(chain, number, time), state, chain)
    if (typeof outcome === 'number') {
      drop(pending, outcome)
      continue
    }
    const confirmed = confirm(pending, outcome, number)
    if (confirmed.contract !== undefined)
      contracts.set(confirmed.contract, contractRecord(confirmed, request))
    if (chain.durable) operations.push(...operationsOf(outcome.difference, state, contracts, chain.programs))
    const changes = watchChanges(outcome.difference, state, outcome.failure?.address)
    state.apply(outcome.difference)
    operations.push(
      del(pendingKey(pending.sequence)),
      put(transactionKey(pending.id), encodeConfirmed(confirmed)),
      put(changesKey(pending.id), encodeChanges(changes())),
      ...indexOperations(confirmed, outcome.difference, transactionIds.length),
    )
    done.add(pending)
    transactionIds.push(pending.id)
    gasUsed += outcome.gasUsed
    fees += outcome.gasUsed * request.gasPrice
  }
  for (const pending of chain.pool.all()) {
    if (
      pending.stored &&
      !done.has(pending) &&
      pending.request.nonce <= state.nonce(pending.request.sender)
    ) {
      drop(pending, REJECTION.staleNonce)
    }
  }
  const forgotten = [...chain.rejected.values()].filter((each) => each.block + REMEMBERED < number)
  operations.push(...forgotten.map(({ id }) => del(rejectionKey(id))))

  return {
    number,
    time,
    hash: blockHash(chain.genesisHash, number, time, transactionIds),
    transactionIds,
    gasUsed,
    fees,
    state,
    operations,
    done,
    contracts,
    rejected,
    forgotten: forgotten.map(({ id }) => id),
  }
}

function blockContext(chain: ChainView, number: number, time: number): BlockContext {
  return {
    number: BigInt(number),
    timestamp: BigInt(time),
    timestampOf: (block) => {
      const earlier = chain.timeline.at(Number(block))
      return earlier === undefined ? undefined : BigInt(earlier)
    },
    chainId: chain.chainId,
  }
}

/** The execution, or the code of the reason why the transaction cannot stand in this block. */
function execute(
  pending: PendingTransaction,
  block: BlockContext,
  state: StateDraft,
  chain: ChainView,
): Execution | number {
  try {
    return executeTransaction(pending.request, block, state, chain.programs)
  } catch (error) {
    if (error instanceof TransactionRefused && error.code === 'BalanceTooLow')
      return REJECTION.insufficientBalance
    // One transaction that trips the interpreter must not stop the chain.
    chain.report(error)
    return REJECTION.internalError
  }
}

function confirm(pending: PendingTransaction, outcome: Execution, block: number): ConfirmedTransaction {
  const { receipt, contract } = outcome
  return {
    id: pending.id,
    transaction: pending.transaction,
    sender: pending.request.sender,
    receipt: { ...receipt, epoch_num: String(block) },
    block,
    contract: receipt.success ? contract : undefined,
  }
}

function contractRecord(
  { id, sender, contract, block }: ConfirmedTransaction,
  request: PendingTransaction['request'],
): ContractRecord {
  const params = request.kind === 'deploy' ? request.init : []
  const implicit: readonly ScillaParam[] = [
    { vname: '_creation_block', type: 'BNum', value: String(block) },
    { vname: '_this_address', type: 'ByStr20', value: contract ?? '' },
  ]
  return { init: [...params, ...implicit], deployer: sender, transactionId: id }
}
