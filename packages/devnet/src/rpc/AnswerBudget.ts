import { largestAnswer } from '../bounds'
import { answerTooLarge } from './RpcFailure'

/** Counts an answer while it is made, so that one that is too large is never made whole. */
export class AnswerBudget {
  #left = largestAnswer

  /** Adds a part. Throws `RpcFailure` once there is too much. */
  add(part: unknown): void {
    this.#left -= JSON.stringify(part)?.length ?? 0
    if (this.#left < 0) throw answerTooLarge()
  }
}
