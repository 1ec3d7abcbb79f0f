import { priceOf, type RequestRules } from '../rules/ruleSets'
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
}

export function createPace(rules: RequestRules, clock: Clock = systemClock): Pace {
  const { mostCalls, credits, pauseMs } = rules
  const most = credits === null ? Infinity : Math.floor((credits * ownShare) / 100)
  let left = most
  let until = 0
  let before: Promise<void> = Promise.resolve()

  async function wait(price: number): Promise<void> {
    if (clock.now() < until && price > left) await clock.sleep(until - clock.now())
    if (clock.now() >= until) left = most
    left -= price
    until = clock.now() + pauseMs + margin
  }

  return {
    rules,
    split: (calls) => {
      const batches: (typeof calls)[number][][] = []
      let price = Infinity
      for (const call of calls) {
        const own = priceOf(rules, call.method)
        const last = batches.at(-1)
        if (last !== undefined && last.length < mostCalls && price + own <= most) {
          last.push(call)
          price += own
        } else {
          batches.push([call])
          price = own
        }
      }
      return batches
    },
    turn: (batch) => {
      if (credits === null) return Promise.resolve()
      const price = batch.reduce((sum, { method }) => sum + priceOf(rules, method), 0)
      before = before.then(() => wait(price))
      return before
    },
  }
}
