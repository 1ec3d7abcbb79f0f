import {
  contractAddress,
  createSchnorrVerify,
  err,
  ok,
  transactionId,
  zilliqa1Gas,
  type Address,
  type GasRules,
  type Hex,
  type Ok,
  type SignedTransaction,
} from '@tyto/primitives'
import { createProgramCache, MemoryState, type ProgramCache } from '@tyto/execution'
import { mostImpersonated } from '../bounds/bounds'
import { BatchWriter } from '../store/batchWriter'
import { put, type Operation } from '../store/keyValueStore'
import { RewindableStore } from '../store/rewindableStore'
import { newerStore } from '../store/StoreError'
import { readIds, walkTransactions, type IdPage, type TransactionPlace } from './addressIndex'
import { admit } from './admission'
import { blockHash, blockKey, decodeBody, emptyBody, encodeBody, type Block } from './block'
import type { BlockDraft } from './blockBuilder'
import { buildBlock } from './buildBlock'
import type { ChainView } from './chainView'
import { latestOperation, noTransactions, restoreLatest, withBlock } from './latestTransactions'
import type { Executor } from './executor'
import { OwnThread } from './ownThread'
import type { LedgerOptions } from './ledgerOptions'
import type { LedgerRefusal } from './refusal'
import type { Resumption } from './resumption'
import { refill, type Snapshot } from './snapshot'
import { changesKey, decodeChanges, type StateChanges } from './stateChanges'
import type { ContractRecord } from './contractRecord'
import { accountOperation, loadState, stateEntries } from './stateRecords'
import { requestOf } from './signedRequest'
import { readRules, rulesAt, rulesOfToday, rulesOperation, type RulesHistory } from './rules'
import { checkTotals, markText, readMark, totalsOperation, type Suspect } from './totals'
import { BlockTimes } from './blockTimes'
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
  type IncludedTransaction,
  type RejectedTransaction,
} from './transactionRecords'
import { actsOperation, aheadOperation, readActing, readAhead } from './operatorRecords'

/** A transaction that waits for a block now. */
export interface Acceptance {
  readonly id: string
  readonly kind: PendingTransaction['request']['kind']
  /** Where the contract of a deploy will stand. */
  readonly contract: Address | undefined
}

/** How many processes end at a transaction before it is dropped: one may have been ended from outside. */
const mostDeaths = 2
/** Signers whose keys are kept ready, so that a busy one is checked faster. */
const rememberedSigners = 32

/**
 * The chain itself: its state, its blocks and the transactions that wait. What is to outlive the process is in the store
 * before anybody hears of it.
 */
export class Ledger implements ChainView {
  readonly chainId: number
  readonly genesisHash: string
  readonly gas: GasRules
  readonly programs: ProgramCache = createProgramCache()
  readonly contracts = new Map<Address, ContractRecord>()
  readonly timeline: BlockTimes
  readonly pool = new TransactionPool()
  /** Accepted and then dropped, the latest ones. */
  readonly rejected = new Map<string, RejectedTransaction>()
  readonly impersonated = new Map<Hex, Address>()
  readonly keepsState: boolean
  /** Who executes the transactions of blocks: this thread, until another one is put in its place. */
  executor: Executor
  readonly #store: RewindableStore
  readonly #clock: () => number
  readonly #report: (error: unknown) => void
  readonly #verify = createSchnorrVerify(rememberedSigners)
  readonly #writer: BatchWriter
  /** How many transactions stand in the blocks that were asked for: a block never changes. */
  readonly #counts = new Map<number, number>()
  readonly #snapshots = new Map<number, Snapshot>()
  #state = new MemoryState()
  #latest = noTransactions
  #rules: RulesHistory
  #sequence = 0
  #building: Promise<unknown> = Promise.resolve()
  /** While the chain goes back, nothing may begin to wait. */
  #reverting: Promise<unknown> | undefined
  /** The transaction that a process ended at last, until it is done. */
  #suspect: Suspect | undefined
  /** Ms that the clock of the network is ahead. */
  #ahead = 0

  constructor({ chainId, genesisHash, store, clock, report, ...options }: LedgerOptions) {
    const { rules = rulesOfToday, keepsState = store.durable, gas = zilliqa1Gas, firstBlock = 0 } = options
    this.gas = gas
    this.timeline = new BlockTimes(firstBlock)
    this.chainId = chainId
    this.genesisHash = genesisHash
    this.keepsState = keepsState
    this.#rules = rules
    this.#report = report
    this.#store = new RewindableStore(store)
    this.#writer = new BatchWriter(this.#store)
    this.#clock = clock
    const timeOf = (block: number): number | undefined => this.timeline.at(block)
    this.executor = new OwnThread({ chainId, gas, programs: this.programs, timeOf, report }, this.executes)
  }

  /** The state of the latest block: another object after `revert`. */
  get state(): MemoryState {
    return this.#state
  }

  /** Number of the latest block. */
  get height(): number {
    return this.timeline.end - 1
  }

  /** Number of transactions in all blocks. */
  get transactionCount(): number {
    return this.#latest.count
  }

  /** Ids of the last transactions, newest last. */
  get recent(): readonly string[] {
    return this.#latest.ids
  }

  /** From which block on which rules hold. */
  get rules(): RulesHistory {
    return this.#rules
  }

  rulesAt(block: number): number {
    return rulesAt(this.#rules, block)
  }

  /** Makes block 0 with these balances (Qa). */
  async begin(balances: ReadonlyMap<Address, bigint>): Promise<void> {
    const time = this.timeline.next(this.#now())
    const operations: Operation[] = [
      this.timeline.recordOf(time),
      totalsOperation({ height: this.timeline.first, transactions: 0 }),
      rulesOperation(this.#rules),
    ]
    for (const [address, balance] of balances) {
      this.state.setBalance(address, balance)
      operations.push(put(`account/${address}`, `${balance} 0`))
    }
    await this.#store.write(operations)
    this.timeline.append(time)
  }

  /**
   * Goes on with the chain that the store holds. Throws if a record is missing or cannot be read. What two processes ended at, one
   * after the other, is dropped.
   */
  async resume(): Promise<Resumption> {
    await this.timeline.load(this.#store)
    await checkTotals(this.#store, this.height)
    await loadState(this.#store, this.state, this.contracts, this.programs)
    this.#ahead = readAhead(this.#store)
    const hasNewRules = await this.#resumeRules()
    await readActing(this.#store, this.impersonated)
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
    const { height, suspect } = readMark(this.#store.mark())
    const pending = suspect && this.pool.get(suspect.id)
    const isDropped = pending !== undefined && suspect!.deaths >= mostDeaths
    if (isDropped) await this.#drop(pending, rejection.nodeDied)
    else if (pending !== undefined) this.#suspect = suspect
    return {
      suspect: pending?.id,
      isDropped,
      lostBlocks: Math.max(0, height - this.height),
      hasNewRules,
      behind: Math.max(0, (this.timeline.at(this.height) ?? 0) / 1000 - this.#now()),
    }
  }

  /** Marks in the store what is being executed in this process: the mark outlives it. */
  readonly executes = (id: string | undefined): void => {
    const suspect = id === undefined ? this.#suspect : { id, deaths: this.#deathsOf(id) + 1 }
    this.#store.setMark(markText(this.height, suspect))
  }

  /** Another process ended while it executed this transaction. True where it is the last one that may: it is dropped. */
  diedOf(id: string): boolean {
    this.#suspect = { id, deaths: this.#deathsOf(id) + 1 }
    this.executes(undefined)
    return this.#suspect.deaths >= mostDeaths
  }

  /** Whether a process ended at this transaction. */
  isSuspect(id: string): boolean {
    return this.#suspect?.id === id
  }

  /**
   * Takes a signed transaction, unless the chain would refuse it: it waits for a block from now on, and is in the store
   * when the promise is fulfilled. Rejects only where the store does.
   */
  async submit(transaction: SignedTransaction): Promise<Ok<Acceptance> | LedgerRefusal> {
    if (this.#reverting) await this.#reverting
    const id = transactionId(transaction)
    if (this.pool.get(id)) return err('AlreadyWaiting')
    const admitted = admit(transaction, this, this.#verify)
    if (!admitted.ok) return admitted
    const { sender, request } = admitted.value
    if (this.pool.at(sender, request.nonce)) return { ...err('NonceTaken'), nonce: request.nonce }
    if (this.pool.isFullFor(sender, transaction)) return err('PoolFull')
    const sequence = this.#sequence++
    const pending = { id, transaction, request, sequence, arrivedAt: this.height, stored: false }
    this.pool.add(pending)
    try {
      await this.#writer.write(put(pendingKey(sequence), encodePending(id, transaction, this.height, sender)))
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
    return this.#inTurn(() => this.#produceBlock())
  }

  /** Remembers the chain as it is, what waits included; the number stands for it in `revert`. It ends with the process. */
  snapshot(): Promise<number> {
    return this.#inTurn(async () => {
      const place = this.#store.markPlace()
      this.#snapshots.set(place, {
        place,
        state: this.state.copy(),
        contracts: new Map(this.contracts),
        rejected: new Map(this.rejected),
        waiting: [...this.pool.all()],
        impersonated: new Map(this.impersonated),
        latest: this.#latest,
        blocks: this.timeline.end,
        ahead: this.#ahead,
      })
      this.#forgetSnapshots()
      return place
    })
  }

  /** Makes the chain what it was; that snapshot and the later ones are used up. False where there is none of this number. */
  revert(place: number): Promise<boolean> {
    return this.#inTurn(async () => {
      this.#forgetSnapshots()
      const snapshot = this.#snapshots.get(place)
      if (snapshot === undefined) return false
      const reverted = this.#goBack(snapshot)
      this.#reverting = reverted.catch(() => undefined)
      try {
        await reverted
      } finally {
        this.#reverting = undefined
      }
      return true
    })
  }

  /** Gives an account or a contract another balance (Qa), which no transaction explains. */
  setBalance(address: Address, balance: bigint): Promise<void> {
    return this.#inTurn(async () => {
      const changed = { balance: () => balance, nonce: () => this.state.nonce(address) }
      if (this.keepsState) await this.#store.write([accountOperation(address, changed)])
      this.state.setBalance(address, balance)
      await this.executor.stateChanged()
    })
  }

  /** Sets the network's clock (ms since 1970), which goes on from there. False where a block was made at that time or later. */
  setTime(time: number): Promise<boolean> {
    return this.#inTurn(async () => {
      if (time * 1000 <= (this.timeline.at(this.height) ?? 0)) return false
      const ahead = time - this.#clock()
      await this.#store.write([aheadOperation(ahead)])
      this.#ahead = ahead
      return true
    })
  }

  /** Lets the address send what this key signs, with its nonces; undefined: its own again. False where too many keys act for others. */
  impersonate(publicKey: Hex, address: Address | undefined): Promise<boolean> {
    return this.#inTurn(async () => {
      if (address !== undefined && this.impersonated.size >= mostImpersonated) return false
      await this.#store.write([actsOperation(publicKey, address)])
      if (address === undefined) this.impersonated.delete(publicKey)
      else this.impersonated.set(publicKey, address)
      return true
    })
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

  transaction(id: string): IncludedTransaction | undefined {
    const record = this.#store.get(transactionKey(id))
    return record === undefined ? undefined : decodeConfirmed(id, record)
  }

  /** The changes of a transaction that stands in a block. */
  changes(id: string): StateChanges | undefined {
    const record = this.changesRecord(id)
    return record === undefined ? undefined : decodeChanges(record)
  }

  /** The same as it is kept. */
  changesRecord(id: string): string | undefined {
    return this.#store.get(changesKey(id))
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

  /** Does something between two blocks. */
  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = this.#building.then(act)
    this.#building = done.catch(() => undefined)
    return done
  }

  #now(): number {
    return this.#clock() + this.#ahead
  }

  async #goBack(snapshot: Snapshot): Promise<void> {
    await this.#writer.settled()
    await this.#store.rewind(snapshot.place)
    this.#state = snapshot.state
    refill(this.contracts, snapshot.contracts)
    refill(this.rejected, snapshot.rejected)
    refill(this.impersonated, snapshot.impersonated)
    // A transaction that could not be stored was refused after all.
    this.pool.replace(snapshot.waiting.filter(({ stored }) => stored))
    this.#latest = snapshot.latest
    this.timeline.cut(snapshot.blocks)
    for (const number of this.#counts.keys()) if (number > this.height) this.#counts.delete(number)
    this.#ahead = snapshot.ahead
    this.#forgetSnapshots()
    this.#nothingRuns()
    await this.executor.stateChanged()
  }

  /** Says so in the mark, with the number of blocks. */
  #nothingRuns(): void {
    try {
      this.executes(undefined)
    } catch (error) {
      // The chain stands, whatever became of the mark.
      this.#report(error)
    }
  }

  /** Those to which the store cannot go back. */
  #forgetSnapshots(): void {
    for (const place of this.#snapshots.keys()) if (!this.#store.knows(place)) this.#snapshots.delete(place)
  }

  async #produceBlock(): Promise<Block> {
    const draft = await buildBlock(this, this.timeline.next(this.#now()))
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
    this.#nothingRuns()
    return draft
  }

  /** The block is stored: it is the latest one now, for everybody. */
  #commit(draft: BlockDraft): void {
    draft.state.commit()
    this.timeline.append(draft.time)
    for (const pending of draft.done) {
      this.pool.remove(pending)
      if (this.isSuspect(pending.id)) this.#suspect = undefined
    }
    for (const [address, record] of draft.contracts) this.contracts.set(address, record)
    for (const rejected of draft.rejected) this.rejected.set(rejected.id, rejected)
    for (const id of draft.forgotten) this.rejected.delete(id)
  }

  /** The rules of the past stay; those of today hold from the next block on. Throws `StoreError` where they are newer than these. */
  async #resumeRules(): Promise<boolean> {
    const kept = readRules(this.#store)
    const today = rulesOfToday[0]!
    const newest = kept.at(-1)!
    this.#rules = newest.version < today.version ? [...kept, { ...today, from: this.height + 1 }] : kept
    if (newest.version > today.version) throw newerStore(`rules ${newest.version}`)
    if (this.#rules === kept) return false
    await this.#store.write([rulesOperation(this.#rules)])
    return true
  }

  #deathsOf(id: string): number {
    return this.#suspect?.id === id ? this.#suspect.deaths : 0
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
    const { id, transaction, sender, arrivedAt } = decodePending(record)
    const request = requestOf(transaction, sender)
    if (!request.ok) throw new TypeError(`Unreadable waiting transaction ${id}: ${request.code}`)
    this.#sequence = Math.max(this.#sequence, sequence + 1)
    this.pool.add({ id, transaction, request: request.value, sequence, arrivedAt, stored: true })
  }
}
