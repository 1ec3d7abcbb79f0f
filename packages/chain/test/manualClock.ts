import type { Clock } from '../src/index'

/** A clock that stands still until it is told to go on. */
export interface ManualClock extends Clock {
  /** Lets so many ms pass: sleepers wake in their order, and what they start runs before the next one wakes. */
  pass(ms: number): Promise<void>
  /** How long each sleep was asked to be, in ms. */
  readonly sleeps: readonly number[]
}

/** Everything that is ready runs: promises, and answers of servers on this machine if `settle` waits for them. */
async function settleMicrotasks(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  await new Promise((resolve) => setImmediate(resolve))
}

export function createManualClock(start = 0, settle = settleMicrotasks): ManualClock {
  let now = start
  let sleepers: { readonly at: number; readonly wake: () => void }[] = []
  const sleeps: number[] = []

  return {
    sleeps,
    now: () => now,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        sleeps.push(ms)
        if (signal?.aborted) return resolve()
        const sleeper = {
          at: now + ms,
          wake: () => {
            signal?.removeEventListener('abort', sleeper.wake)
            sleepers = sleepers.filter((other) => other !== sleeper)
            resolve()
          },
        }
        signal?.addEventListener('abort', sleeper.wake, { once: true })
        sleepers.push(sleeper)
      }),
    pass: async (ms) => {
      const end = now + ms
      await settle()
      for (;;) {
        const next = sleepers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        now = Math.max(now, next.at)
        next.wake()
        await settle()
      }
      now = end
      await settle()
    },
  }
}
