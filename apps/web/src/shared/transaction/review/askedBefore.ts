import type { AskedRequest } from './sameRequest'

/** The facts that a review must know of a transaction that this browser asked a wallet for; who keeps them says it. */
export interface AskedBefore extends AskedRequest {
  readonly key: string
  /** Its id on the chain, where it is known. */
  readonly id: string | null
  /** The series that it belongs to; null for one that was reviewed alone. */
  readonly series: string | null
  /** May it still go, or did the wallet send something? Then money has moved, and a second one is more. */
  readonly mayHaveGone: boolean
  /** Has it taken a nonce of the account, or an equal one that was found? One whose id is known is on its way to. */
  readonly hasMoved: boolean
  /** Has the wallet not answered, and was nothing found yet? */
  readonly isUnanswered: boolean
}
