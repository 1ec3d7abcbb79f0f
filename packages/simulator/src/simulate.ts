import type { Requests } from '@tyto/chain'
import type { Address, GasRules } from '@tyto/primitives'
import { MissingState, type BlockContext, type StateNeed } from '@tyto/execution'
import { PartNotLoaded } from '@tyto/scilla'
import { describeContract, type ContractInterface } from './contractInterface'
import { describeRun } from './describeRun'
import { fetchNeeds } from './fetchNeeds'
import { KnownReader, KnownState, wholeNeeds, type Unknown } from './knownState'
import { mostReads, mostRounds } from './limits'
import { needKey, Needs } from './needs'
import { runTransactions, type RanTransactions } from './runTransactions'
import { ReadPredictor } from './readPredictor'
import { firstCalls } from './firstCalls'
import type { Simulation, SimulationRequest } from './simulation'
import { SimulationError } from './SimulationError'

export interface SimulatorOptions {
  /** Asked in batches. It must limit the size of an answer. */
  readonly client: Requests
  readonly chainId: number
  /** The network's price and bounds of gas; as before Zilliqa 2 where it is left out. */
  readonly gas?: GasRules
  /** State that calls on this network often read: asked for with the first batch of a contract that is met first. */
  readonly hints?: readonly StateNeed[]
}

/**
 * Runs transactions on the code and the state of a live chain, before anything is signed. One for each network: what it
 * has fetched and compiled speeds up the next run. Simulations of one simulator must not overlap.
 */
export class Simulator {
  readonly #options: SimulatorOptions
  readonly #known = new KnownState()

  constructor(options: SimulatorOptions) {
    this.#options = options
  }

  /**
   * Runs the transactions as if they were sent now. A failure of the contracts is a result; SimulationError says why there
   * is none.
   */
  async simulate(request: SimulationRequest): Promise<Simulation> {
    const known = this.#known
    known.begin()
    if (request.transactions.some(({ kind }) => kind === 'deploy')) await known.programs.loadChecker()
    try {
      return await new OneRun(this.#options, known, request).toTheEnd()
    } catch (error) {
      // State that is wrong must not be believed the next time.
      known.forget()
      throw error
    }
  }

  /** Reads the calls that the contract at an address takes; null where none stands. Throws SimulationError. */
  async describe(address: Address): Promise<ContractInterface | null> {
    const known = this.#known
    known.begin()
    try {
      for (;;) {
        const wanted = new Needs()
        const reader = new KnownReader(known, wanted)
        try {
          const found = this.#interfaceOf(reader, address)
          // An earlier look may be old: a contract may stand there by now.
          if (wanted.size === 0) return found
        } catch (error) {
          if (error instanceof PartNotLoaded) await error.load()
          else if (error instanceof MissingState) error.needs.forEach((need) => wanted.add(need))
          else throw error
        }
        if (wanted.size > 0)
          await fetchNeeds(this.#options.client, wholeNeeds(wanted.values(), known), [], known)
      }
    } catch (error) {
      known.forget()
      throw error
    }
  }

  #interfaceOf(reader: KnownReader, address: Address): ContractInterface | null {
    const code = reader.code(address)
    const program = reader.loaded(address)?.program
    if (code === undefined || program === undefined) return null
    return describeContract(program, address)
  }
}

interface Attempt {
  readonly wanted: Needs
  /** Undefined where it did not come to its end. */
  readonly ran?: RanTransactions
  /** Why it could not go on, where that is a part of the interpreter. */
  readonly missing?: PartNotLoaded
}

/** One simulation: runs, fetches what was missing, runs again. */
class OneRun {
  readonly #options: SimulatorOptions
  readonly #known: KnownState
  readonly #request: SimulationRequest
  /** All that was fetched in this simulation, by its key. */
  readonly #read = new Map<string, StateNeed>()
  /** The newest block at each batch whose answers count. */
  readonly #blocks = new Set<bigint>()
  #rounds = 0

  constructor(options: SimulatorOptions, known: KnownState, request: SimulationRequest) {
    this.#options = options
    this.#known = known
    this.#request = request
  }

  async toTheEnd(): Promise<Simulation> {
    await this.#fetch(this.#firstNeeds())
    for (;;) {
      const { wanted, ran, missing } = this.#attempt()
      if (missing) await missing.load()
      else if (ran === undefined || wanted.size > 0) await this.#fetch(wanted.values())
      // A block came in between: all is read once more, in one batch.
      else if (this.#blocks.size > 1 && this.#rounds < mostRounds) await this.#refresh()
      else return this.#describe(ran)
    }
  }

  /** The state that every run reads. */
  #firstNeeds(): readonly StateNeed[] {
    const { sender, transactions, assumed = [] } = this.#request
    const needs: StateNeed[] = [{ kind: 'account', address: sender }]
    for (const { address } of assumed) needs.push({ kind: 'account', address })
    for (const transaction of transactions) {
      if (transaction.sender) needs.push({ kind: 'account', address: transaction.sender })
      if (transaction.kind === 'payment') needs.push({ kind: 'code', address: transaction.to })
      if (transaction.kind === 'call') needs.push({ kind: 'code', address: transaction.call.to })
    }
    return needs
  }

  /** Runs on what is known; `wanted` is what was missing or was not of this simulation. */
  #attempt(unknown: Unknown = 'missing'): Attempt {
    const wanted = new Needs()
    const reader = new KnownReader(this.#known, wanted, unknown)
    try {
      const ran = runTransactions(this.#request, this.#context(reader), reader, this.#known)
      readBefore(ran, wanted)
      return { wanted, ran }
    } catch (error) {
      if (error instanceof PartNotLoaded) return { wanted, missing: error }
      if (!(error instanceof MissingState)) throw error
      error.needs.forEach((need) => wanted.add(need))
      return { wanted }
    }
  }

  /** The block after the newest one. */
  #context(reader: KnownReader): BlockContext {
    return {
      number: this.#newestBlock() + 1n,
      timestamp: 0n,
      chainId: this.#options.chainId,
      ...(this.#options.gas && { gas: this.#options.gas }),
      timestampOf: (block) => reader.timestamp(block),
    }
  }

  #newestBlock(): bigint {
    let newest = 0n
    for (const block of this.#blocks) if (block > newest) newest = block
    return newest
  }

  async #fetch(certain: readonly StateNeed[]): Promise<void> {
    if (this.#rounds >= mostRounds)
      throw new SimulationError('TooMuchState', 'The call reads state in too many steps.')
    const needs = wholeNeeds(certain, this.#known)
    const isNeeded = new Set(needs.map(needKey))
    // Guesses alone never use up what may be read.
    const room = Math.max(0, Math.floor((mostReads - this.#read.size - needs.length) / 2))
    const guesses = wholeNeeds(this.#guesses(), this.#known)
      .filter((need) => !isNeeded.has(needKey(need)))
      .slice(0, room)
    try {
      await this.#fetchBatch(needs, guesses)
    } catch (error) {
      // A guess may be what makes the answer too large.
      const isUnreadable = error instanceof SimulationError && error.code === 'StateUnreadable'
      if (!isUnreadable || guesses.length === 0) throw error
      await this.#fetchBatch(needs, [])
    }
  }

  async #fetchBatch(needs: readonly StateNeed[], guesses: readonly StateNeed[]): Promise<void> {
    this.#rounds += 1
    this.#blocks.add(await fetchNeeds(this.#options.client, needs, guesses, this.#known))
    for (const need of [...needs, ...guesses]) this.#read.set(needKey(need), need)
    if (this.#read.size > mostReads)
      throw new SimulationError('TooMuchState', 'The call reads more state than is fetched.')
  }

  async #refresh(): Promise<void> {
    this.#blocks.clear()
    const needs = [...this.#read.values()].filter(({ kind }) => kind === 'account' || kind === 'field')
    await this.#fetchBatch(needs, [])
  }

  /** The state that will probably be read too: named by the hints, found by a run on guesses, or predicted from the code. */
  #guesses(): readonly StateNeed[] {
    const reader = new KnownReader(this.#known, new Needs())
    const predictor = new ReadPredictor(this.#known, reader, this.#context(reader))
    for (const call of firstCalls(this.#request, predictor)) predictor.predict(call)
    return [...(this.#rounds === 0 ? this.#hints() : []), ...this.#likelyNeeds(), ...predictor.needs.values()]
  }

  /** The state that a run reads when it takes old state for new, and unseen state for absent. */
  #likelyNeeds(): readonly StateNeed[] {
    try {
      return this.#attempt('absent').wanted.values()
    } catch (error) {
      // A fault of the state is said once it is fresh.
      if (error instanceof SimulationError) return []
      throw error
    }
  }

  #hints(): readonly StateNeed[] {
    const met = this.#request.transactions.flatMap(({ meets = [] }) => meets)
    const codes = met.map((address) => ({ kind: 'code', address }) as const)
    return [...(this.#options.hints ?? []), ...codes].filter((need) => !this.#known.isFresh(need))
  }

  #describe(ran: RanTransactions): Simulation {
    return describeRun(ran, {
      request: this.#request,
      reader: new KnownReader(this.#known, new Needs()),
      known: this.#known,
      block: this.#newestBlock(),
      isPinned: this.#blocks.size === 1,
      rounds: this.#rounds,
    })
  }
}

/** Reads the values that the run replaces: they are shown in the result. */
function readBefore({ state, before }: RanTransactions, wanted: Needs): void {
  const { writes, balances, contracts } = state.difference()
  const made = new Set(contracts.map(({ address }) => address))
  const read = (need: StateNeed, look: () => unknown): void => {
    try {
      look()
    } catch (error) {
      if (!(error instanceof MissingState)) throw error
      wanted.add(need)
    }
  }
  for (const { address, field, keys } of writes) {
    if (made.has(address)) continue
    read({ kind: 'field', address, field, keys }, () => before.field(address, field, keys))
  }
  for (const address of balances.keys()) read({ kind: 'account', address }, () => before.balance(address))
}
