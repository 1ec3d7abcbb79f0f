import type { Address } from '@tyto/primitives'
import { del, put, type Operation } from '../store/keyValueStore'
import { indexOperations } from './addressIndex'
import { blockHash, type Block } from './block'
import type { SequencedBlock, SequencedTurn } from './sequencer'
import type { ChainView } from './chainView'
import type { Executed, Outcome } from './executor'
import { nextRoot } from './root'
import { changesKey } from './stateChanges'
import { StateDraft } from './stateDraft'
import type { ContractRecord } from './contractRecord'
import type { PendingTransaction } from './transactionPool'
import {
  dropOperations,
  encodeConfirmed,
  pendingKey,
  rejectionKey,
  transactionKey,
  type IncludedTransaction,
  type RejectedTransaction,
} from './transactionRecords'

/** A block that is worked out and changes nothing yet. */
export interface BlockDraft extends Block {
  /** The root of the state behind it. */
  readonly root: string
  /** The block as other machines execute it. */
  readonly sequenced: SequencedBlock
  readonly state: StateDraft
  /** All that the block changes in the store. */
  readonly operations: readonly Operation[]
  /** The transactions that leave the pool: confirmed or dropped. */
  readonly done: ReadonlySet<PendingTransaction>
  readonly contracts: ReadonlyMap<Address, ContractRecord>
  readonly rejected: readonly RejectedTransaction[]
  /** Ids of dropped transactions that are no longer remembered. */
  readonly forgotten: readonly string[]
}

/** Collects what a block changes, transaction by transaction. The chain below stays as it is. */
export class BlockBuilder {
  readonly number: number
  readonly state: StateDraft
  readonly #chain: ChainView
  readonly #operations: Operation[] = []
  readonly #done = new Set<PendingTransaction>()
  readonly #contracts = new Map<Address, ContractRecord>()
  readonly #rejected: RejectedTransaction[] = []
  readonly #transactionIds: string[] = []
  readonly #turns: SequencedTurn[] = []
  /** The records of the state that it changes. */
  readonly #changed: Operation[] = []
  #gasUsed = 0n
  #fees = 0n

  constructor(chain: ChainView) {
    this.#chain = chain
    this.number = chain.height + 1
    this.state = new StateDraft(chain.state)
  }

  /** How many transactions stand in it so far. */
  get count(): number {
    return this.#transactionIds.length
  }

  /** The transactions that the block drops. */
  get rejected(): readonly RejectedTransaction[] {
    return this.#rejected
  }

  /** Is the transaction in the block, or dropped by it? */
  isDone(pending: PendingTransaction): boolean {
    return this.#done.has(pending)
  }

  /** Puts a transaction into the block that was executed on `state`. */
  confirm(pending: PendingTransaction, { outcome, isBounded }: Executed): void {
    const { difference, gasUsed, made, records, changes } = outcome
    const confirmed = confirmedTransaction(pending, outcome, this.number)
    if (made !== undefined) this.#contracts.set(made.address, made.record)
    if (this.#chain.keepsState) this.#operations.push(...records)
    this.#changed.push(...records)
    this.#turns.push({ id: pending.id, ...(isBounded ? { ended: outcome.receipt } : {}) })
    this.#operations.push(
      del(pendingKey(pending.sequence)),
      put(transactionKey(pending.id), encodeConfirmed(confirmed)),
      put(changesKey(pending.id), changes),
      ...indexOperations(confirmed, difference, this.#transactionIds.length),
    )
    this.#done.add(pending)
    this.#transactionIds.push(pending.id)
    this.#gasUsed += gasUsed
    this.#fees += gasUsed * pending.request.gasPrice
  }

  /** Drops a transaction that cannot stand in a block any more; `status` is one of `rejection`. */
  drop(pending: PendingTransaction, status: number): void {
    const { id, transaction, request, sequence } = pending
    const record = { id, transaction, sender: request.sender, status, block: this.number }
    this.#rejected.push(record)
    this.#done.add(pending)
    this.#operations.push(...dropOperations(sequence, record))
  }

  /** The block; `forgotten` are ids of dropped transactions that need not be remembered any longer. */
  finish(
    { time, rules }: { readonly time: number; readonly rules: number },
    forgotten: readonly string[],
  ): BlockDraft {
    this.#operations.push(...forgotten.map((id) => del(rejectionKey(id))))
    const transactionIds = this.#transactionIds
    const { number } = this
    const root = nextRoot(this.#chain.root, this.#changed)
    return {
      number,
      time,
      root,
      sequenced: {
        number,
        time,
        rules,
        turns: this.#turns,
        dropped: this.#rejected.map(({ id, status }) => ({ id, status })),
        before: this.#chain.root,
        root,
      },
      hash: blockHash(this.#chain.genesisHash, number, time, transactionIds),
      transactionIds,
      gasUsed: this.#gasUsed,
      fees: this.#fees,
      state: this.state,
      operations: this.#operations,
      done: this.#done,
      contracts: this.#contracts,
      rejected: this.#rejected,
      forgotten,
    }
  }
}

function confirmedTransaction(
  { id, transaction, request }: PendingTransaction,
  { receipt, made }: Outcome,
  block: number,
): IncludedTransaction {
  const contract = made?.address
  return {
    id,
    transaction,
    sender: request.sender,
    receipt: { ...receipt, epoch_num: String(block) },
    block,
    contract,
  }
}
