import type { Clock } from '../client/clock'
import { zilPayBuild, type ZilPay } from './zilPay'

/** Nobody reads a window and answers it faster than this, in ms. */
const quickestPerson = 500

/**
 * Begins to measure how long a refusal takes; the answer says whether a person can have given it. Bearby also says no by
 * itself, at once and in the same words, where another family of chains is chosen in it.
 */
export function startAnswerWatch(zilPay: ZilPay, clock: Clock): () => boolean {
  const start = clock.now()
  return () => zilPayBuild(zilPay) !== 'bearby' || clock.now() - start >= quickestPerson
}
