import type { ReviewAnswer, ReviewEffect, ReviewEvent, ReviewWork } from './reviewEvents'
import { nextReview, noReview } from './reviewMachine'
import type { OpenReview } from './reviewState'

/** Does work outside of the machine. The signal aborts when nobody waits for the answer any longer. */
export type PerformEffect = (
  work: ReviewWork,
  asker: { readonly answer: (answer: ReviewAnswer) => void; readonly signal: AbortSignal },
) => Promise<void>

interface ReviewOptions {
  readonly perform: PerformEffect
  readonly refetch: (effect: Extract<ReviewEffect, { readonly kind: 'refetch' }>) => void
  readonly draw: (review: OpenReview | null) => void
}

/** The review of a page, with its machine running. */
export interface Review {
  dispatch(event: ReviewEvent): void
  /** Resolves as soon as the condition is true. */
  until(holds: (review: OpenReview | null) => boolean): Promise<void>
}

/** Sends events to the machine, starts its effects, and draws the result. */
export function createReview({ perform, refetch, draw }: ReviewOptions): Review {
  let state = noReview
  const running = new Map<number, AbortController>()
  const waiting = new Set<() => void>()

  function dispatch(event: ReviewEvent): void {
    const { state: next, effects } = nextReview(state, event)
    state = next
    endUnawaited()
    draw(state.open)
    for (const check of waiting) check()
    for (const effect of effects) {
      if (effect.kind === 'refetch') refetch(effect)
      else begin(effect)
    }
  }

  function begin({ ticket, ...work }: Exclude<ReviewEffect, { readonly kind: 'refetch' }>): void {
    const stop = new AbortController()
    running.set(ticket, stop)
    void perform(work, { answer: (answer) => dispatch({ ...answer, ticket }), signal: stop.signal })
  }

  /** Aborts the work whose answers nobody waits for any longer. */
  function endUnawaited(): void {
    const awaited = new Set(Object.values(state.open?.awaited ?? {}))
    for (const [ticket, stop] of running) {
      if (awaited.has(ticket)) continue
      running.delete(ticket)
      stop.abort()
    }
  }

  function until(holds: (review: OpenReview | null) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const check = (): void => {
        if (!holds(state.open)) return
        waiting.delete(check)
        resolve()
      }
      waiting.add(check)
      check()
    })
  }

  return { dispatch, until }
}
