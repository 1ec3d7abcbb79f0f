import type { ManualClock } from './manualClock'

/** Lets time pass until a promise has settled, for 200 s at most. */
export async function settled<T>(promise: Promise<T>, clock: ManualClock): Promise<T> {
  let isDone = false
  const watched = promise.finally(() => (isDone = true))
  for (let step = 0; step < 4_000 && !isDone; step++) await clock.pass(50)
  if (!isDone) throw new Error('The promise has not settled within 200 s.')
  return watched
}
