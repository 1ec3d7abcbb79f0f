import {
  addressOfPublicKey,
  contractAddress,
  createSchnorrVerify,
  err,
  hexToBytes,
  ok,
  transactionId,
  type Address,
  type Ok,
  type SignedTransaction,
} from '@tyto/primitives'
import { createProgramCache, MemoryState, type ProgramCache } from '@tyto/execution'
import { BatchWriter } from '../store/batchWriter'
import { put, type KeyValueStore, type Operation } from '../store/keyValueStore'
import { readIds, walkTransactions, type IdPage, type TransactionPlace } from './addressIndex'
import { admit } from './admission'
import { blockHash, blockKey, decodeBody, emptyBody, encodeBody, type Block } from './block'
import type { BlockDraft } from './blockBuilder'
import { buildBlock } from './buildBlock'
import type { ChainView } from './chainView'
import { latestOperation, noTransactions, restoreLatest, withBlock } from './latestTransactions'
import type { Executor } from './executor'
import { OwnThread } from './ownThread'
import type { LedgerRefusal } from './refusal'
import { changesKey, decodeChanges, type StateChanges } from './stateChanges'
import { loadState, stateEntries, type ContractRecord } from './stateRecords'
import { requestOf } from './signedRequest'
import { checkTotals, markText, readMark, totalsOperation } from './totals'
import { Timeline } from './timeline'
import { TransactionPool, type PendingTransaction } from './transactionPool'
import {
  decodeConfirmed,
  decodePending,
  decodeRejected,
  encodePending,
  dropOperations,
  pendingKey,
  rejection,
  transactionKey,
  type ConfirmedTransaction,
  type RejectedTransaction,
} from './transactionRecords'

export interface LedgerOptions {
  readonly chainId: number
  readonly genesisHash: string
  readonly store: KeyValueStore
  /** Milliseconds since 1970. */
  readonly clock: () => number
  /** Told of failures of our own that the chain survives. */
  readonly report: (error: unknown) => void
  /** Keeps the state in the store although nobody opens that again: another process reads it from there. */
  readonly keepsState?: boolean
}

/** A transaction that waits for a block now. */
export interface Acceptance {
  readonly id: string
  readonly kind: PendingTransaction['request']['kind']
  /** Where the contract of a deploy will stand. */
  readonly contract: Address | undefined
}

/** What was found when a kept chain was opened. */
export interface Resumption {
  /** The transaction that was being executed when the last process died. */
  readonly dropped: string | undefined
  /** How many blocks had been made and are in the store no more: its end is gone. */
  readonly lostBlocks: number
}

/** Signers whose keys are kept ready, so that a busy one is checked faster. */
const rememberedSigners = 32

/**
 * The chain itself: its state, its blocks and the transactions that wait. What is to outlive the process is in the store
 * before anybody hears of it.
 */
export class Ledger implements ChainView {
  readonly chainId: number
  readonly genesisHash: string
  readonly state = new MemoryState()
  readonly programs: ProgramCache = createProgramCache()
  readonly contracts = new Map<Address, ContractRecord>()
  readonly timeline = new Timeline()
  readonly pool = new TransactionPool()
  /** Accepted and then dropped, the latest ones. */
  readonly rejected = new Map<string, RejectedTransaction>()
  readonly keepsState: boolean
  /** Who executes the transactions of blocks: this thread, until another one is put in its place. */
  executor: Executor
  readonly #store: KeyValueStore
  readonly #clock: () => number
  readonly #report: (error: unknown) => void
  readonly #verify = createSchnorrVerify(rememberedSigners)
  readonly #writer: BatchWriter
  /** How many transactions stand in the blocks that were asked for: a block never changes. */
  readonly #counts = new Map<number, number>()
  #latest = noTransactions
  #sequence = 0
  #building: Promise<unknown> = Promise.resolve()

  constructor({ chainId, genesisHash, store, clock, report, keepsState = store.durable }: LedgerOptions) {
    this.chainId = chainId
    this.genesisHash = genesisHash
    this.keepsState = keepsState
    this.#report = report
    this.#store = store
    this.#writer = new BatchWriter(store)
    this.#clock = clock
    const timeOf = (block: number): number | undefined => this.timeline.at(block)
    this.executor = new OwnThread({ chainId, programs: this.programs, timeOf, report }, this.executes)
  }

  /** Number of the latest block. */
  get height(): number {
    return this.timeline.length - 1
  }

  /** Number of transactions in all blocks. */
  get transactionCount(): number {
    return this.#latest.count
  }

  /** Ids of the last transactions, newest last. */
  get recent(): readonly string[] {
    return this.#latest.ids
  }

  /** Makes block 0 with these balances (Qa). */
  async begin(balances: ReadonlyMap<Address, bigint>): Promise<void> {
    const time = this.timeline.next(this.#clock())
    const operations: Operation[] = [
      this.timeline.recordOf(time),
      totalsOperation({ height: 0, transactions: 0 }),
    ]
    for (const [address, balance] of balances) {
      this.state.setBalance(address, balance)
      operations.push(put(`account/${address}`, `${balance} 0`))
    }
    await this.#store.write(operations)
    this.timeline.append(time)
  }

  /**
   * Goes on with the chain that the store holds. Throws if a record is missing or cannot be read. What was being executed when
   * the last process died is dropped, so that it does not kill this one.
   */
  async resume(): Promise<Resumption> {
    await this.timeline.load(this.#store)
    await checkTotals(this.#store, this.height)
    await loadState(this.#store, this.state, this.contracts, this.programs)
    this.#latest = restoreLatest(
      (key) => this.#store.get(key),
      (number) => this.block(number)?.transactionIds ?? [],
    )
    for await (const [key, record] of this.#store.entries('rejected/')) {
      const id = key.slice('rejected/'.length)
      this.rejected.set(id, decodeRejected(id, record))
    }
    for await (const [key, record] of this.#store.entries('pending/')) {
      this.#restorePending(Number.parseInt(key.slice('pending/'.length), 16), record)
    }
    const { height, executed } = readMark(this.#store.mark())
    const deadly = this.pool.get(executed)
    if (deadly !== undefined) await this.#drop(deadly, rejection.nodeDied)
    return { dropped: deadly?.id, lostBlocks: Math.max(0, height - this.height) }
  }

  /** Marks in the store what is being executed: the mark outlives the process. */
  readonly executes = (id: string | undefined): void => {
    this.#store.setMark(markText(this.height, id))
  }

  /**
   * Takes a signed transaction, unless the chain would refuse it: it waits for a block from now on, and is in the store
   * when the promise is fulfilled. Rejects only where the store does.
   */
  async submit(transaction: SignedTransaction): Promise<Ok<Acceptance> | LedgerRefusal> {
    const id = transactionId(transaction)
    if (this.pool.get(id)) return err('AlreadyWaiting')
    const admitted = admit(transaction, this.chainId, this.state, this.#verify)
    if (!admitted.ok) return admitted
    const { sender, request } = admitted.value
    if (this.pool.at(sender, request.nonce)) return { ...err('NonceTaken'), nonce: request.nonce }
    if (this.pool.isFullFor(sender, transaction)) return err('PoolFull')
    const sequence = this.#sequence++
    const pending = { id, transaction, request, sequence, arrivedAt: this.height, stored: false }
    this.pool.add(pending)
    try {
      await this.#writer.write(put(pendingKey(sequence), encodePending(id, transaction, this.height)))
    } catch (error) {
      this.pool.remove(pending)
      throw error
    }
    pending.stored = true
    const contract = request.kind === 'deploy' ? contractAddress(sender, request.nonce - 1n) : undefined
    return ok({ id, kind: request.kind, contract })
  }

  /** Makes the next block of what waits, one at a time. */
  produceBlock(): Promise<Block> {
    const produced = this.#building.then(() => this.#produceBlock())
    this.#building = produced.catch(() => undefined)
    return produced
  }

  /** Whether a block made now would hold a transaction. */
  hasReady(): boolean {
    return !this.pool.ready((sender) => this.state.nonce(sender)).next().done
  }

  block(number: number): Block | undefined {
    const time = this.timeline.at(number)
    if (time === undefined) return undefined
    const record = this.#store.get(blockKey(number))
    const body = record === undefined ? emptyBody : decodeBody(record)
    return { ...body, number, time, hash: blockHash(this.genesisHash, number, time, body.transactionIds) }
  }

  /** How many transactions a block holds. */
  transactionsIn(number: number): number {
    let count = this.#counts.get(number)
    if (count === undefined) {
      const record = this.#store.get(blockKey(number))
      count = record === undefined ? 0 : decodeBody(record).transactionIds.length
      if (number <= this.height) this.#counts.set(number, count)
    }
    return count
  }

  transaction(id: string): ConfirmedTransaction | undefined {
    const record = this.#store.get(transactionKey(id))
    return record === undefined ? undefined : decodeConfirmed(id, record)
  }

  /** What a transaction of a block changed. */
  changes(id: string): StateChanges | undefined {
    const record = this.#store.get(changesKey(id))
    return record === undefined ? undefined : decodeChanges(record)
  }

  /** Ids of the transactions that touched an address, newest first, from a place on. */
  idsOf(address: Address, limit: number, from?: string): Promise<IdPage> {
    return readIds(this.#store, address, limit, from)
  }

  /** The transactions that touched an address and their blocks, newest first. */
  transactionsOf(address: Address, from?: string): AsyncIterable<TransactionPlace> {
    return walkTransactions(this.#store, address, from)
  }

  /** The records of the state of the latest block, as `loadState` reads them. */
  stateEntries(): AsyncIterable<readonly [key: string, record: string]> {
    return stateEntries(this.#store)
  }

  /** Waits for the block in work; waiting transactions stay in the store. */
  async close(): Promise<void> {
    await this.#building
    await this.executor.close()
    await this.#writer.settled()
    await this.#store.close()
  }

  async #produceBlock(): Promise<Block> {
    const draft = await buildBlock(this, this.timeline.next(this.#clock()))
    const latest = withBlock(this.#latest, draft.number, draft.transactionIds)
    const isEmpty = draft.transactionIds.length === 0
    await this.#store.write([
      ...draft.operations,
      this.timeline.recordOf(draft.time),
      totalsOperation({ height: draft.number, transactions: latest.count }),
      ...(isEmpty ? [] : [put(blockKey(draft.number), encodeBody(draft)), latestOperation(latest)]),
    ])
    this.#commit(draft)
    this.#latest = latest
    this.executor.kept(draft.state)
    try {
      this.executes(undefined)
    } catch (error) {
      // The block stands, whatever became of the mark.
      this.#report(error)
    }
    return draft
  }

  /** The block is stored: it is the latest one now, for everybody. */
  #commit(draft: BlockDraft): void {
    draft.state.commit()
    this.timeline.append(draft.time)
    for (const pending of draft.done) this.pool.remove(pending)
    for (const [address, record] of draft.contracts) this.contracts.set(address, record)
    for (const rejected of draft.rejected) this.rejected.set(rejected.id, rejected)
    for (const id of draft.forgotten) this.rejected.delete(id)
  }

  /** Takes a waiting transaction out of the pool, outside of any block. */
  async #drop(pending: PendingTransaction, status: number): Promise<void> {
    const { id, transaction, request, sequence } = pending
    const rejected = { id, transaction, sender: request.sender, status, block: this.height }
    await this.#store.write(dropOperations(sequence, rejected))
    this.pool.remove(pending)
    this.rejected.set(id, rejected)
  }

  #restorePending(sequence: number, record: string): void {
    const { id, transaction, arrivedAt } = decodePending(record)
    const sender = addressOfPublicKey(hexToBytes(transaction.senderPubKey))
    const request = requestOf(transaction, sender)
    if (!request.ok) throw new TypeError(`Unreadable waiting transaction ${id}: ${request.code}`)
    this.#sequence = Math.max(this.#sequence, sequence + 1)
    this.pool.add({ id, transaction, request: request.value, sequence, arrivedAt, stored: true })
  }
}
