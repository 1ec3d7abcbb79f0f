import type { BlockPlace, Executor, Outcome, Ran, Turn } from '../ledger/executor'
import type { Ledger } from '../ledger/ledger'
import type { StateDraft } from '../ledger/stateDraft'
import { rejection } from '../ledger/transactionRecords'
import { Child, type ChildOptions } from './child'
import type { OutcomeMessage } from './messages'
import { readOutcome } from './outcomeMessage'

export interface OwnProcessOptions extends ChildOptions {
  readonly ledger: Ledger
  /** One line for an operator. */
  readonly log: (line: string) => void
}

/** The block in work, and who executes it: nobody else knows what it changed. */
interface BlockInWork {
  readonly draft: StateDraft
  readonly child: Child
}

/**
 * Executes in a process of its own, on a copy of the state there, so that this one answers meanwhile and outlives what a
 * transaction does to its memory. A process that dies is followed by another one, which reads the state from the store.
 */
export class OwnProcess implements Executor {
  readonly #options: OwnProcessOptions
  #child: Promise<Child> | undefined
  #block: BlockInWork | undefined
  #running: string | undefined

  constructor(options: OwnProcessOptions) {
    this.#options = options
  }

  /** Makes the process ready for the first transaction. */
  start(): void {
    // Whoever needs it hears of the failure.
    this.#ready().catch(() => undefined)
  }

  /** The id of the process, once it is ready. */
  async pid(): Promise<number | undefined> {
    return (await this.#ready()).pid
  }

  /** The transaction that is being executed. */
  get running(): string | undefined {
    return this.#running
  }

  async execute(turn: Turn, place: BlockPlace, draft: StateDraft): Promise<Ran | undefined> {
    const isFirst = this.#block?.draft !== draft
    // At the second time nothing else shall be to blame.
    if (!isFirst && this.#options.ledger.isSuspect(turn.id)) return undefined
    const block = isFirst ? { draft, child: await this.#ready() } : this.#block!
    this.#block = block
    const { child } = block
    if (child.isEnded) return undefined
    const { timeline } = this.#options.ledger
    const times = timeline.from(child.timesTold)
    child.timesTold = timeline.end
    this.#running = turn.id
    const ran = await child.run({ kind: 'run', turn, place, isFirst, times })
    this.#running = undefined
    if (ran === undefined) return this.#died(turn, child)
    const { outcome, ...how } = ran
    return { ...how, outcome: typeof outcome === 'number' ? outcome : await this.#take(outcome, turn, block) }
  }

  kept(draft: StateDraft): void {
    if (this.#block?.draft !== draft) return
    const { child } = this.#block
    this.#block = undefined
    if (child.isEnded) this.start()
    else child.keep()
  }

  async stateChanged(): Promise<void> {
    const child = await this.#child?.catch(() => undefined)
    this.#block = undefined
    this.#child = undefined
    await child?.end()
    this.start()
  }

  async close(): Promise<void> {
    const child = await this.#child?.catch(() => undefined)
    await child?.end()
  }

  /** Takes over what a transaction changed: no more than `largestChange`, so this process outlives it. */
  async #take(
    outcome: OutcomeMessage,
    { request }: Turn,
    { draft, child }: BlockInWork,
  ): Promise<Outcome | number> {
    const { ledger, report } = this.#options
    try {
      const taken = readOutcome(outcome, request, draft, ledger.programs)
      draft.apply(taken.difference)
      return taken
    } catch (error) {
      // Here and there the state would differ: the block ends, and the next process begins with what is stored.
      report(error)
      await child.end()
      return rejection.internalError
    }
  }

  #died({ id, request }: Turn, { reason }: Child): Ran | undefined {
    const { ledger, log } = this.#options
    // A payment runs no code of strangers.
    if (request.kind === 'payment') return undefined
    if (!ledger.diedOf(id)) {
      log(`The process that executes died at the transaction ${id} (${reason}): it is tried once more.`)
      return undefined
    }
    log(`The process that executes died of the transaction ${id} again (${reason}), which is dropped.`)
    return { outcome: rejection.nodeDied, worked: 0 }
  }

  /** The process, once it holds the state of the latest block. */
  #ready(): Promise<Child> {
    if (this.#child !== undefined) return this.#child
    const begun = this.#begin()
    this.#child = begun
    const forget = (): void => {
      if (this.#child === begun) this.#child = undefined
    }
    begun.then((child) => child.ended).then(forget, forget)
    return begun
  }

  async #begin(): Promise<Child> {
    const child = new Child(this.#options)
    try {
      const { ledger } = this.#options
      const { chainId, gas, timeline } = ledger
      await child.load({ chainId, gas, first: timeline.first }, ledger.stateEntries())
      return child
    } catch (error) {
      await child.end()
      throw error
    }
  }
}
