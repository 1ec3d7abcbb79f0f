import type { PerformEffect } from '../review/createReview'
import type { ReviewAnswer, ReviewWork } from '../review/reviewEvents'

/** Does one piece of work of a review, and gives its answer; a failure is an answer too. */
export function askReview(
  perform: PerformEffect,
  work: ReviewWork,
  signal: AbortSignal,
): Promise<ReviewAnswer> {
  return new Promise((resolve) => void perform(work, { answer: resolve, signal }))
}
