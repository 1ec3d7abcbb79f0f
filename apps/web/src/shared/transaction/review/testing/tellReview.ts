import type { TransactionRequest } from '@tyto/chain'
import { expect } from 'vitest'
import { account } from '../../action/testing/exampleOutcome'
import type { ReviewAnswer, ReviewEvent } from '../reviewEvents'
import { nextReview, type ReviewStep } from '../reviewMachine'
import type { MadeFor, OpenReview } from '../reviewState'
import { exampleCall, simulatedStep, succeeded } from './exampleReview'

export const madeFor: MadeFor = { account, network: 'local', hasStorage: false }
/** The request of `exampleReview`. */
export const request = {
  kind: 'call',
  call: exampleCall,
  gasLimit: 10_000n,
  gasPriceLi: 2_000n,
} satisfies TransactionRequest
export const running = { status: 'running', isLate: false } as const
export const done = simulatedStep(succeeded(1_000n))

/** What an event makes of an open review; nine tickets were given before. */
export function tell(review: OpenReview | null, event: ReviewEvent): ReviewStep {
  return nextReview({ open: review, lastTicket: 9 }, event)
}

/** The same for the answer of a task that is waited for. */
export function hear(
  review: OpenReview,
  task: keyof OpenReview['awaited'],
  answer: ReviewAnswer,
): ReviewStep {
  const step = tell({ ...review, awaited: { ...review.awaited, [task]: 7 } }, { ...answer, ticket: 7 })
  if (step.state.open) expect(Object.values(step.state.open.awaited)).not.toContain(7)
  return step
}

/** These parts changed, and nothing else did. */
export function expectChange(step: ReviewStep, before: OpenReview, change: Partial<OpenReview>): void {
  expect(step.state.open).toEqual({ ...before, ...change })
}
