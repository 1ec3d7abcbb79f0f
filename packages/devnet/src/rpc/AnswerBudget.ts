import { largestAnswer } from '../bounds/bounds'
import { answerTooLarge } from './RpcFailure'

/** Counts the parts of an answer while they are made: the making ends with the part that is too much. A list of a contract is one part. */
export class AnswerBudget {
  #left = largestAnswer

  /** Adds a part. Throws `RpcFailure` once there is too much. */
  add(part: unknown): void {
    this.#left -= JSON.stringify(part)?.length ?? 0
    if (this.#left < 0) throw answerTooLarge()
  }
}
