import { priceOf, type RequestRules } from '../rules/ruleSets'
import type { Answer } from './answer'
import { limitError } from './limits'
import { systemClock, type Clock } from './clock'

/** This much of what an address has is spent here: its other pages and programs ask too. In hundredths. */
const ownShare = 75
/** Later than the node counts by its own clock, in ms. */
const margin = 100

/** Tells the price of a call. */
interface Costed {
  readonly method: string
}

/**
 * Keeps batches within the credits that a node gives an address: what would be denied waits for its turn. A node counts an address
 * and not its clients, so clients of the same nodes in one program share one pace. It counts what goes to all of them together, so
 * none gets more.
 */
export interface Pace {
  readonly rules: RequestRules
  /** The same calls in batches that are short and cheap enough, in their order. */
  split<Each extends Costed>(calls: readonly Each[]): readonly (readonly Each[])[]
  /** Resolves when the batch may leave, in the order of the asking; it is counted. */
  turn(batch: readonly Costed[]): Promise<void>
  /** A node counts a call when it comes to it: of a batch that has left, the last one may count until it is answered. */
  follow(answers: Promise<readonly (Answer | undefined)[]>): void
  /** The nodes have said that they take no more: nothing leaves for so many ms. */
  rest(ms: number): void
  /** How many calls were taken so far, and not denied. */
  readonly taken: number
}

/** The same calls in batches that are no longer than nodes take and cost `most` at most. */
function splitByPrice<Each extends Costed>(
  calls: readonly Each[],
  rules: RequestRules,
  most: number,
): readonly (readonly Each[])[] {
  const batches: Each[][] = []
  let price = Infinity
  for (const call of calls) {
    const own = priceOf(rules, call.method)
    const last = batches.at(-1)
    if (last !== undefined && last.length < rules.mostCalls && price + own <= most) {
      last.push(call)
      price += own
    } else {
      batches.push([call])
      price = own
    }
  }
  return batches
}

export function createPace(rules: RequestRules, clock: Clock = systemClock): Pace {
  const { credits, pauseMs } = rules
  const most = credits === null ? Infinity : Math.floor((credits * ownShare) / 100)
  let left = most
  let until = 0
  let taken = 0
  let before: Promise<unknown> = Promise.resolve()
  let rested: Promise<unknown> = before
  const underWay = new Set<Promise<unknown>>()

  async function wait(price: number): Promise<void> {
    await rested
    if (price > left) {
      while (underWay.size > 0) await Promise.all(underWay)
      if (clock.now() < until) await clock.sleep(until - clock.now())
    }
    if (underWay.size === 0 && clock.now() >= until) left = most
    left -= price
    until = clock.now() + pauseMs + margin
  }

  return {
    rules,
    split: (calls) => splitByPrice(calls, rules, most),
    turn: (batch) => {
      const price = batch.reduce((sum, { method }) => sum + priceOf(rules, method), 0)
      const turn = before.then(() => wait(price))
      before = turn
      return turn
    },
    follow: (answers) => {
      const answered = answers
        .then(
          (given) => {
            taken += given.filter((answer) => answer !== undefined && !limitError(answer)).length
          },
          () => undefined,
        )
        .then(() => {
          underWay.delete(answered)
          until = clock.now() + pauseMs + margin
        })
      underWay.add(answered)
    },
    rest: (ms) => {
      rested = Promise.all([rested, clock.sleep(ms)])
    },
    get taken() {
      return taken
    },
  }
}
