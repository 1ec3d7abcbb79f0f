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
import { EmbeddedSequencer } from './embeddedSequencer'
import {
  notLeader,
  type SequencedBlock,
  type SequencedChain,
  type Sequencer,
  type Submission,
} from './sequencer'
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
import { refill, type Snapshot } from './snapshot'
import { firstRoot } from './root'
import type { ContractRecord } from './contractRecord'
import { accountOperation, loadState } from './stateRecords'
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
import { readRejected, readWaiting, sendWaiting, type Resumption } from './resumption'
import { actsOperation, aheadOperation, readActing, readAhead } from './operatorRecords'

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
  readonly #store: RewindableStore
  readonly #clock: () => number
  readonly #report: (error: unknown) => void
  readonly #verify = createSchnorrVerify(rememberedSigners)
  readonly #snapshots = new Map<number, Snapshot>()
  #state = new MemoryState()
  #root: string
  #latest = noTransactions
  #rules: RulesHistory
  #sequence = 0
  #building: Promise<unknown> = Promise.resolve()
  /** While the chain goes back, nothing may begin to wait. */
  #reverting: Promise<unknown> | undefined
  readonly #suspects = new Suspects()
  /** Ms that the clock of the network is ahead. */
  #ahead = 0

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
    this.#ahead = readAhead(this.#store)
    const hasNewRules = await this.#resumeRules(sharesOrder)
    await readActing(this.#store, this.impersonated)
    this.#latest = restoreLatest(
      (key) => this.#store.get(key),
      (number) => this.block(number)?.transactionIds ?? [],
    )
    this.#root = this.block(this.#latest.blocks.at(-1) ?? -1)?.root ?? this.#root
    await readRejected(this.#store, this.rejected)
    this.#sequence = sharesOrder ? 0 : await readWaiting(this.#store, this.pool)
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
    // What other machines took meanwhile may be the reason.
    return taken.ok || !(await this.sequencer.catchUp()) ? taken : this.#take(transaction)
  }

  async #take(transaction: SignedTransaction): Promise<Ok<Acceptance> | LedgerRefusal> {
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

  /** Goes on with what its sequencer keeps. */
  async start({ sharesOrder = false } = {}): Promise<void> {
    await this.sequencer.start(this)
    if (sharesOrder) await sendWaiting(this.#store, (transaction) => this.submit(transaction))
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
    return this.#inTurn(async () => {
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
    return this.#inTurn(() => this.#produceBlock())
  }

  /** Remembers the chain as it is, what waits included; the number stands for it in `revert`. It ends with the process. */
  snapshot(): Promise<number> {
    return this.#byHand(async () => {
      const place = this.#store.markPlace()
      this.#snapshots.set(place, {
        place,
        state: this.state.copy(),
        root: this.#root,
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
    return this.#byHand(async () => {
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
    return this.#byHand(async () => {
      const changed = { balance: () => balance, nonce: () => this.state.nonce(address) }
      if (this.keepsState) await this.#store.write([accountOperation(address, changed)])
      this.state.setBalance(address, balance)
      await this.executor.stateChanged()
    })
  }

  /** Sets the network's clock (ms since 1970), which goes on from there. False where a block was made at that time or later. */
  setTime(time: number): Promise<boolean> {
    return this.#byHand(async () => {
      if (time * 1000 <= (this.timeline.at(this.height) ?? 0)) return false
      const ahead = time - this.#clock()
      await this.#store.write([aheadOperation(ahead)])
      this.#ahead = ahead
      return true
    })
  }

  /** Lets the address send what this key signs, with its nonces; undefined: its own again. False where too many keys act for others. */
  impersonate(publicKey: Hex, address: Address | undefined): Promise<boolean> {
    return this.#byHand(async () => {
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

  /** Waits for the block in work; waiting transactions stay in the store. */
  async close(): Promise<void> {
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

  /** The same for what no transaction says. */
  #byHand<T>(act: () => Promise<T>): Promise<T> {
    return this.#inTurn(async () => {
      this.sequencer.requireAlone()
      return act()
    })
  }

  #now(): number {
    return this.sequencer.now(this.#clock() + this.#ahead)
  }

  async #goBack(snapshot: Snapshot): Promise<void> {
    await this.sequencer.settled()
    await this.#store.rewind(snapshot.place)
    this.#state = snapshot.state
    this.#root = snapshot.root
    refill(this.contracts, snapshot.contracts)
    refill(this.rejected, snapshot.rejected)
    refill(this.impersonated, snapshot.impersonated)
    // A transaction that could not be stored was refused after all.
    this.pool.replace(snapshot.waiting.filter(({ stored }) => stored))
    this.#latest = snapshot.latest
    this.timeline.cut(snapshot.blocks)
    this.forgetCounts()
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
