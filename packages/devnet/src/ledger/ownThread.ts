import { timeBudget } from '../bounds/bounds'
import type { BlockPlace, Executor, Ran, Turn } from './executor'
import { runTransaction, type Machine } from './runTransaction'
import type { StateDraft } from './stateDraft'

/** Executes in this thread, and gives way to requests between transactions. */
export class OwnThread implements Executor {
  readonly #machine: Machine
  readonly #executes: (id: string | undefined) => void
  /** Ms since requests had their turn. */
  #stretch = 0

  /** `executes` is told of each transaction before it runs code of strangers, and of undefined when none runs any more. */
  constructor(machine: Machine, executes: (id: string | undefined) => void) {
    this.#machine = machine
    this.#executes = executes
  }

  async execute(turn: Turn, place: BlockPlace, draft: StateDraft): Promise<Ran> {
    // A payment runs no code of strangers; what ran before it is done.
    this.#executes(turn.request.kind === 'payment' ? undefined : turn.id)
    const ran = runTransaction(turn, place, draft, this.#machine)
    this.#stretch += ran.worked
    if (this.#stretch >= timeBudget.stretch) {
      this.#executes(undefined)
      await giveWay(this.#stretch)
      this.#stretch = 0
    }
    return ran
  }

  /** The draft lies over the state of the chain itself. */
  kept(): void {}

  async stateChanged(): Promise<void> {}

  async close(): Promise<void> {}
}

/** Lets everything run that waited for so many ms. */
function giveWay(waited: number): Promise<void> {
  return new Promise((resolve) => {
    if (waited > timeBudget.longStretch) setTimeout(resolve, timeBudget.pause)
    else setImmediate(resolve)
  })
}
