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
import { ByHand } from './byHand'
import { EmbeddedSequencer } from './embeddedSequencer'
import {
  notLeader,
  type SequencedBlock,
  type SequencedChain,
  type Sequencer,
  type Submission,
} from './sequencer'
import { StoreError } from '../store/StoreError'
import { HeightWaits } from './heightWaits'
import { put, type Operation } from '../store/keyValueStore'
import { RewindableStore } from '../store/rewindableStore'
import { admit } from './admission'
import { blockKey, encodeBody, type Block } from './block'
import type { BlockDraft } from './blockBuilder'
import { buildBlock } from './buildBlock'
import { ChainRecords } from './chainRecords'
import type { ChainView } from './chainView'
import { followBlock } from './followBlock'
import { latestOperation, noTransactions, restoreLatest, withBlock } from './latestTransactions'
import type { Executor } from './executor'
import { OwnThread } from './ownThread'
import type { Acceptance, LedgerListener, LedgerOptions } from './ledgerOptions'
import type { LedgerRefusal } from './refusal'
import type { Memory } from './snapshot'
import { firstRoot } from './root'
import type { ContractRecord } from './contractRecord'
import { loadState } from './stateRecords'
import { requestOf } from './signedRequest'
import {
  readRules,
  rulesAt,
  rulesOfToday,
  rulesOperation,
  withRulesOfToday,
  type RulesHistory,
} from './rules'
import { Suspects, mostDeaths } from './suspects'
import { checkTotals, markText, readMark, totalsOperation } from './totals'
import { BlockTimes } from './blockTimes'
import type { PendingTransaction } from './transactionPool'
import { dropOperations, rejection } from './transactionRecords'
import { nextSequence, readRejected, readWaiting, sendWaiting, type Resumption } from './resumption'

interface StartOptions {
  /** Whether several machines keep the order. */
  readonly sharesOrder?: boolean
  /** Takes one line for whoever runs this machine. */
  readonly log?: (line: string) => void
}

/** Refusals that a later block may end; the others are as true on every machine. */
const passing: ReadonlySet<LedgerRefusal['code']> = new Set([
  'BalanceTooLow',
  'NonceTaken',
  'PoolFull',
  'CallToAccount',
  'CallToNobody',
])
/** After a block that could not be made or stored here none is tried for so long where another machine may, in ms. */
const afterFailure = 10_000

/** Signers whose keys are kept ready, so that a busy one is checked faster. */
const rememberedSigners = 32

/**
 * The chain itself: its state, its blocks and the transactions that wait. What is to outlive the process is in the store
 * before anybody hears of it.
 */
export class Ledger extends ChainRecords implements ChainView, SequencedChain {
  readonly chainId: number
  readonly gas: GasRules
  readonly programs: ProgramCache = createProgramCache()
  readonly contracts = new Map<Address, ContractRecord>()
  readonly impersonated = new Map<Hex, Address>()
  readonly keepsState: boolean
  /** Who executes the transactions of blocks: this thread, until another one is put in its place. */
  executor: Executor
  /** Who orders transactions and blocks: this machine alone, until another one is put in its place. */
  sequencer: Sequencer
  /** Hears of what comes from other machines, and when this one begins to make blocks. */
  listener: LedgerListener | undefined
  /** What is changed by whoever runs it alone. */
  readonly byHand: ByHand
  /** Those who wait until a block stands here. */
  readonly heights = new HeightWaits()
  readonly #store: RewindableStore
  readonly #clock: () => number
  readonly #report: (error: unknown) => void
  readonly #verify = createSchnorrVerify(rememberedSigners)
  #state = new MemoryState()
  #root: string
  #latest = noTransactions
  #rules: RulesHistory
  #sequence = 0
  #building: Promise<unknown> = Promise.resolve()
  readonly #suspects = new Suspects()
  /** When the store failed at a block, on a clock that nobody sets. */
  #failedAt = -Infinity

  constructor({ chainId, genesisHash, store, clock, report, ...options }: LedgerOptions) {
    const { rules = rulesOfToday, keepsState = store.durable, gas = zilliqa1Gas, firstBlock = 0 } = options
    const kept = new RewindableStore(store)
    super(genesisHash, new BlockTimes(firstBlock), kept)
    this.gas = gas
    this.chainId = chainId
    this.keepsState = keepsState
    this.#rules = rules
    this.#report = report
    this.#store = kept
    this.#root = firstRoot(genesisHash)
    this.sequencer = new EmbeddedSequencer(kept)
    this.#clock = clock
    this.byHand = new ByHand(this, kept, {
      clock,
      latest: () => this.#latest,
      inTurn: (act) => this.#inTurn(act),
      restore: (memory) => this.#restore(memory),
    })
    const timeOf = (block: number): number | undefined => this.timeline.at(block)
    this.executor = new OwnThread({ chainId, gas, programs: this.programs, timeOf, report }, this.executes)
  }

  /** The state of the latest block: another object after `revert`. */
  get state(): MemoryState {
    return this.#state
  }

  /** The root of the state of the latest block. */
  get root(): string {
    return this.#root
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
  async resume({ sharesOrder = false } = {}): Promise<Resumption> {
    await this.timeline.load(this.#store)
    await checkTotals(this.#store, this.height)
    await loadState(this.#store, this.state, this.contracts, this.programs)
    const hasNewRules = await this.#resumeRules(sharesOrder)
    await this.byHand.resume()
    this.#latest = restoreLatest(
      (key) => this.#store.get(key),
      (number) => this.block(number)?.transactionIds ?? [],
    )
    this.#root = this.block(this.#latest.blocks.at(-1) ?? -1)?.root ?? this.#root
    await readRejected(this.#store, this.rejected)
    // Those of this machine alone are handed on by `start`, and no other one has their numbers.
    this.#sequence = await (sharesOrder ? nextSequence(this.#store) : readWaiting(this.#store, this.pool))
    const { height, suspect } = readMark(this.#store.mark())
    const pending = suspect && this.pool.get(suspect.id)
    const isDropped = pending !== undefined && suspect!.deaths >= mostDeaths
    if (isDropped) await this.#drop(pending, rejection.nodeDied)
    else if (pending !== undefined) this.#suspects.last = suspect
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
    this.#store.setMark(markText(this.height, this.#suspects.begin(id)))
  }

  /** Another process ended while it executed this transaction. True where it is the last one that may: it is dropped. */
  diedOf(id: string): boolean {
    const isLast = this.#suspects.diedOf(id)
    this.executes(undefined)
    return isLast
  }

  /** Whether a process ended at this transaction. */
  isSuspect(id: string): boolean {
    return this.#suspects.last?.id === id
  }

  /**
   * Takes a signed transaction, unless the chain would refuse it: it waits for a block from now on, and is in the store
   * when the promise is fulfilled. Rejects only where the store does.
   */
  async submit(transaction: SignedTransaction): Promise<Ok<Acceptance> | LedgerRefusal> {
    const taken = await this.#take(transaction)
    if (taken.ok || !passing.has(taken.code)) return taken
    // What other machines took meanwhile may be the reason.
    return (await this.sequencer.catchUp()) ? this.#take(transaction) : taken
  }

  async #take(transaction: SignedTransaction): Promise<Ok<Acceptance> | LedgerRefusal> {
    if (this.byHand.reverting) await this.byHand.reverting
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
      const kept = await this.sequencer.submit({ ...pending, sender })
      if (!kept.ok) this.#withdraw(pending)
      if (!kept.ok) return kept
    } catch (error) {
      this.#withdraw(pending)
      throw error
    }
    pending.stored = true
    const contract = request.kind === 'deploy' ? contractAddress(sender, request.nonce - 1n) : undefined
    return ok({ id, kind: request.kind, contract })
  }

  /** Another machine may have it all the same: then it waits, and was told of. */
  #withdraw(pending: PendingTransaction): void {
    if (!pending.stored) this.pool.remove(pending)
  }

  /** Goes on with what its sequencer keeps; says which of those that waited here are not taken. */
  async start({ sharesOrder = false, log = noWords }: StartOptions = {}): Promise<void> {
    await this.sequencer.start(this)
    if (sharesOrder) await sendWaiting(this.#store, (transaction) => this.#sendAgain(transaction, log))
  }

  async #sendAgain(transaction: SignedTransaction, log: (line: string) => void): Promise<void> {
    const id = transactionId(transaction)
    const taken = await this.submit(transaction)
    if (taken.ok || taken.code === 'AlreadyWaiting' || this.has(id)) return
    log(`The transaction ${id}, which waited on this machine, is not taken by the others: ${taken.code}.`)
  }

  receive({ id, transaction, sender }: Pick<Submission, 'id' | 'transaction' | 'sender'>): void {
    if (this.has(id)) return
    const own = this.pool.get(id)
    if (own) {
      own.stored = true
      return
    }
    const request = requestOf(transaction, sender)
    if (!request.ok) throw new TypeError(`Unreadable waiting transaction ${id}: ${request.code}`)
    // One that this machine hoped to keep came too late.
    const rival = this.pool.at(sender, request.value.nonce)
    if (rival) this.pool.remove(rival)
    const sequence = this.#sequence++
    const pending = {
      id,
      transaction,
      request: request.value,
      sequence,
      arrivedAt: this.height,
      stored: true,
    }
    this.pool.add(pending)
    this.listener?.arrived()
  }

  follow(block: SequencedBlock): Promise<void> {
    return this.#makeInTurn(async () => {
      if (block.number <= this.height) return
      const draft = await followBlock(this, block)
      await this.#keep(draft)
      this.listener?.followed(draft)
    })
  }

  lead(): void {
    this.listener?.arrived()
  }

  /** Makes the next block of what waits, one at a time. Throws `SequencerError` (NotLeader) where another machine does. */
  produceBlock(): Promise<Block> {
    return this.#makeInTurn(() => this.#produceBlock())
  }

  /** Whether the last block could be made and stored here, or that was long ago. */
  get isAble(): boolean {
    return performance.now() - this.#failedAt > afterFailure
  }

  /** Whether a block made now would hold a transaction. */
  hasReady(): boolean {
    return !this.pool.ready((sender) => this.state.nonce(sender)).next().done
  }

  /** Waits for the block in work; waiting transactions stay in the store. */
  async close(): Promise<void> {
    this.heights.end()
    await this.sequencer.close()
    await this.#building
    await this.executor.close()
    await this.sequencer.settled()
    await this.#store.close()
  }

  /** Does something between two blocks. */
  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = this.#building.then(act)
    this.#building = done.catch(() => undefined)
    return done
  }

  /** The same for a block: a store that fails is remembered. */
  #makeInTurn<T>(make: () => Promise<T>): Promise<T> {
    return this.#inTurn(async () => {
      try {
        return await make()
      } catch (error) {
        if (error instanceof StoreError) this.#failedAt = performance.now()
        throw error
      }
    })
  }

  #now(): number {
    return this.sequencer.now(this.#clock() + this.byHand.ahead)
  }

  #restore({ state, root, latest, blocks }: Memory): void {
    this.#state = state
    this.#root = root
    this.#latest = latest
    this.timeline.cut(blocks)
    this.forgetCounts()
    this.#nothingRuns()
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

  async #produceBlock(): Promise<Block> {
    if (!this.sequencer.leads) throw notLeader()
    const draft = await buildBlock(this, this.timeline.next(this.#now()))
    if (!(await this.sequencer.propose(draft.sequenced))) throw notLeader()
    await this.#keep(draft)
    return draft
  }

  /** Stores a block, which is the latest one then. */
  async #keep(draft: BlockDraft): Promise<void> {
    const latest = withBlock(this.#latest, draft.number, draft.transactionIds)
    const isEmpty = draft.transactionIds.length === 0
    const { rules } = draft.sequenced
    const history =
      rules > this.rulesAt(draft.number)
        ? [...this.#rules, { from: draft.number, version: rules }]
        : this.#rules
    await this.#store.write([
      ...draft.operations,
      ...(history === this.#rules ? [] : [rulesOperation(history)]),
      this.timeline.recordOf(draft.time),
      totalsOperation({ height: draft.number, transactions: latest.count }),
      ...(isEmpty ? [] : [put(blockKey(draft.number), encodeBody(draft)), latestOperation(latest)]),
    ])
    this.#failedAt = -Infinity
    this.#rules = history
    this.#commit(draft)
    this.#latest = latest
    this.executor.kept(draft.state)
    this.#nothingRuns()
  }

  /** The block is stored: it is the latest one now, for everybody. */
  #commit(draft: BlockDraft): void {
    draft.state.commit()
    this.#root = draft.root
    this.timeline.append(draft.time)
    this.heights.reached(this.height)
    for (const pending of draft.done) {
      this.pool.remove(pending)
      if (this.isSuspect(pending.id)) this.#suspects.last = undefined
    }
    for (const [address, record] of draft.contracts) this.contracts.set(address, record)
    for (const rejected of draft.rejected) this.rejected.set(rejected.id, rejected)
    for (const id of draft.forgotten) this.rejected.delete(id)
  }

  /** Whether newer rules hold from the next block on. */
  async #resumeRules(sharesOrder: boolean): Promise<boolean> {
    const kept = readRules(this.#store)
    const today = withRulesOfToday(kept, this.height + 1)
    // Several machines begin with them together.
    this.#rules = sharesOrder ? kept : today
    if (this.#rules === kept) return false
    await this.#store.write([rulesOperation(this.#rules)])
    return true
  }

  /** Takes a waiting transaction out of the pool, outside of any block. */
  async #drop(pending: PendingTransaction, status: number): Promise<void> {
    const { id, transaction, request, sequence } = pending
    const rejected = { id, transaction, sender: request.sender, status, block: this.height }
    await this.#store.write(dropOperations(sequence, rejected))
    this.pool.remove(pending)
    this.rejected.set(id, rejected)
  }
}

function noWords(): void {}
