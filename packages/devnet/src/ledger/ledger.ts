import {
  addressOfPublicKey,
  contractAddress,
  createSchnorrVerify,
  hexToBytes,
  transactionId,
  type Address,
  type SignedTransaction,
} from '@tyto/primitives'
import { createProgramCache, MemoryState, type ProgramCache } from '@tyto/execution'
import { RpcFailure } from '../rpc/RpcFailure'
import { put, type KeyValueStore, type Operation } from '../store/keyValueStore'
import { readIds, walkTransactions, type IdPage, type TransactionPlace } from './addressIndex'
import { admit } from './admission'
import { blockHash, blockKey, decodeBody, EMPTY_BODY, encodeBody, type Block } from './block'
import { buildBlock, type BlockDraft, type ChainView } from './buildBlock'
import { changesKey, decodeChanges, type StateChanges } from './stateChanges'
import { loadState, type ContractRecord } from './stateRecords'
import { requestOf } from './signedRequest'
import { Timeline } from './timeline'
import { TransactionPool, type PendingTransaction } from './transactionPool'
import {
  decodeConfirmed,
  decodePending,
  decodeRejected,
  encodePending,
  pendingKey,
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
}

/** What CreateTransaction answers of an accepted transaction. */
export interface Acceptance {
  readonly id: string
  readonly kind: PendingTransaction['request']['kind']
  /** Where the contract of a deploy will stand. */
  readonly contract: Address | undefined
}

/** More waiting transactions than this are refused, so that nobody fills the memory. */
const LARGEST_POOL = 50_000
const MOST_OF_ONE_SENDER = 5_000
/** Signers whose keys are kept ready, so that a busy one is checked faster. */
const REMEMBERED_SIGNERS = 32
/** How many ids GetRecentTransactions can show. */
const RECENT = 100
/** The number of transactions so far, and the latest blocks that hold any. */
const LATEST_KEY = 'meta/latest'

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
  /** Ids of the last transactions, newest last. */
  readonly recent: string[] = []
  transactionCount = 0
  readonly durable: boolean
  readonly report: (error: unknown) => void
  readonly #store: KeyValueStore
  readonly #clock: () => number
  readonly #verify = createSchnorrVerify(REMEMBERED_SIGNERS)
  /** Numbers of the latest blocks with transactions. */
  #latest: readonly number[] = []
  #sequence = 0
  #writing: { readonly operations: Operation[]; readonly done: Promise<void> } | undefined
  #building: Promise<unknown> = Promise.resolve()

  constructor({ chainId, genesisHash, store, clock, report }: LedgerOptions) {
    this.chainId = chainId
    this.genesisHash = genesisHash
    this.durable = store.durable
    this.report = report
    this.#store = store
    this.#clock = clock
  }

  /** Number of the latest block. */
  get height(): number {
    return this.timeline.length - 1
  }

  /** Makes block 0 with these balances (Qa). */
  async begin(balances: ReadonlyMap<Address, bigint>): Promise<void> {
    const time = this.timeline.next(this.#clock())
    const operations: Operation[] = [this.timeline.recordOf(time)]
    for (const [address, balance] of balances) {
      this.state.setBalance(address, balance)
      operations.push(put(`account/${address}`, `${balance} 0`))
    }
    await this.#store.write(operations)
    this.timeline.append(time)
  }

  /** Goes on with the chain that the store holds. Throws if a record cannot be read. */
  async resume(): Promise<void> {
    await this.timeline.load(this.#store)
    await loadState(this.#store, this.state, this.contracts, this.programs)
    const latest = this.#store.get(LATEST_KEY)
    if (latest !== undefined) this.#restoreLatest(latest)
    for await (const [key, record] of this.#store.entries('rejected/')) {
      const id = key.slice('rejected/'.length)
      this.rejected.set(id, decodeRejected(id, record))
    }
    for await (const [key, record] of this.#store.entries('pending/')) {
      this.#restorePending(Number.parseInt(key.slice('pending/'.length), 16), record)
    }
  }

  /**
   * Accepts a signed transaction: it waits for a block from now on and is in the store when the promise is fulfilled.
   * Throws `RpcFailure` where the chain would refuse it.
   */
  async submit(transaction: SignedTransaction): Promise<Acceptance> {
    const id = transactionId(transaction)
    if (this.pool.get(id)) throw duplicate()
    const { sender, request } = admit(transaction, this.chainId, this.state, this.#verify)
    if (this.pool.at(sender, request.nonce)) {
      throw new RpcFailure(
        'invalidParameter',
        `Nonce (${request.nonce}) already used by a pending transaction`,
      )
    }
    if (this.pool.size >= LARGEST_POOL || this.pool.countOf(sender) >= MOST_OF_ONE_SENDER) throw duplicate()
    const sequence = this.#sequence++
    const pending = { id, transaction, request, sequence, arrivedAt: this.height, stored: false }
    this.pool.add(pending)
    try {
      await this.#write(put(pendingKey(sequence), encodePending(id, transaction, this.height)))
    } catch (error) {
      this.pool.remove(pending)
      throw error
    }
    pending.stored = true
    const contract = request.kind === 'deploy' ? contractAddress(sender, request.nonce - 1n) : undefined
    return { id, kind: request.kind, contract }
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
    const body = record === undefined ? EMPTY_BODY : decodeBody(record)
    return { ...body, number, time, hash: blockHash(this.genesisHash, number, time, body.transactionIds) }
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
  transactionsOf(address: Address): AsyncIterable<TransactionPlace> {
    return walkTransactions(this.#store, address)
  }

  /** Waits for the block in work; waiting transactions stay in the store. */
  async close(): Promise<void> {
    await this.#building
    // A write that fails is told to whoever asked for it.
    await this.#writing?.done.catch(() => undefined)
    await this.#store.close()
  }

  async #produceBlock(): Promise<Block> {
    const draft = buildBlock(this, this.timeline.next(this.#clock()))
    const isEmpty = draft.transactionIds.length === 0
    const latest = isEmpty ? this.#latest : [...this.#latest, draft.number].slice(-RECENT)
    const count = this.transactionCount + draft.transactionIds.length
    await this.#store.write([
      ...draft.operations,
      this.timeline.recordOf(draft.time),
      ...(isEmpty
        ? []
        : [
            put(blockKey(draft.number), encodeBody(draft)),
            put(LATEST_KEY, JSON.stringify({ count, blocks: latest })),
          ]),
    ])
    this.#commit(draft)
    this.#latest = latest
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
    this.transactionCount += draft.transactionIds.length
    this.#remember(draft.transactionIds)
  }

  #remember(ids: readonly string[]): void {
    this.recent.push(...ids)
    if (this.recent.length > RECENT) this.recent.splice(0, this.recent.length - RECENT)
  }

  /** Writes that are asked for in the same turn go into one batch. */
  #write(operation: Operation): Promise<void> {
    if (this.#writing === undefined) {
      const operations: Operation[] = []
      const done = Promise.resolve().then(() => {
        this.#writing = undefined
        return this.#store.write(operations)
      })
      this.#writing = { operations, done }
    }
    this.#writing.operations.push(operation)
    return this.#writing.done
  }

  #restorePending(sequence: number, record: string): void {
    const { id, transaction, arrivedAt } = decodePending(record)
    const sender = addressOfPublicKey(hexToBytes(transaction.senderPubKey))
    const request = requestOf(transaction, sender)
    if (!request.ok) throw new TypeError(`Unreadable waiting transaction ${id}: ${request.code}`)
    this.#sequence = Math.max(this.#sequence, sequence + 1)
    this.pool.add({ id, transaction, request: request.value, sequence, arrivedAt, stored: true })
  }

  #restoreLatest(record: string): void {
    const { count, blocks } = JSON.parse(record) as { count: number; blocks: number[] }
    this.transactionCount = count
    this.#latest = blocks
    for (const number of blocks) this.#remember(this.block(number)?.transactionIds ?? [])
  }
}

function duplicate(): RpcFailure {
  return new RpcFailure(
    'notFound',
    'Txn could not be added as database exceeded limit or the txn was already present',
  )
}
