/** The clock of the rig: minutes pass at once, and only when everything that is under way has come to rest. */
import { setImmediate as turn } from 'node:timers/promises'
import type { Clock } from '@tyto/chain'

interface Timer {
  readonly at: number
  readonly ring: () => void
}

export interface RigClock extends Clock {
  /** Real work of which it is known that it ends without this clock: an answer of the network, for one. */
  work<T>(asked: Promise<T>): Promise<T>
  /** Lets so many ms pass, with everything that falls due in them. */
  pass(ms: number): Promise<void>
  /** Lets time pass until a promise settles; gives up after so many ms, with undefined. */
  finish<T>(asked: Promise<T>, mostMs?: number): Promise<T | undefined>
}

/** How many turns of the event loop without any work count as rest. */
const restfulTurns = 12

export function createRigClock(start: number): RigClock {
  let now = start
  let working = 0
  let activity = 0
  const timers = new Set<Timer>()

  async function rest(): Promise<void> {
    for (let quiet = 0, seen = activity; quiet < restfulTurns;) {
      await turn()
      quiet = working > 0 || seen !== activity ? 0 : quiet + 1
      seen = activity
    }
  }

  /** Rings what falls due next, if that is not later than `end`. */
  function ringNext(end: number): boolean {
    const [next] = [...timers].sort((a, b) => a.at - b.at)
    if (next === undefined || next.at > end) return false
    now = Math.max(now, next.at)
    timers.delete(next)
    next.ring()
    return true
  }

  return {
    now: () => now,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        activity += 1
        if (signal?.aborted) return resolve()
        const end = (): void => {
          timers.delete(timer)
          signal?.removeEventListener('abort', end)
          resolve()
        }
        const timer: Timer = { at: now + ms, ring: end }
        timers.add(timer)
        signal?.addEventListener('abort', end, { once: true })
      }),
    work: async (asked) => {
      working += 1
      try {
        return await asked
      } finally {
        working -= 1
        activity += 1
      }
    },
    pass: async (ms) => {
      const end = now + ms
      do await rest()
      while (ringNext(end))
      now = end
    },
    finish: async <T>(asked: Promise<T>, mostMs = 600_000) => {
      const end = now + mostMs
      let done: { readonly value: T } | undefined
      let failure: { readonly cause: unknown } | undefined
      asked.then(
        (value) => (done = { value }),
        (cause: unknown) => (failure = { cause }),
      )
      do await rest()
      while (!done && !failure && ringNext(end))
      if (failure) throw failure.cause
      return done?.value
    },
  }
}
