import type { Address } from '@tyto/primitives'
import type { SignedIntent } from '../review/signedIntent'
import type { AskedRequest } from '../review/sameRequest'
import { equalInDoubt } from './equalInDoubt'
import type { StoredTransaction } from './storedTransaction'

/** Why a wallet must not be asked now. Each code has a text. */
export type Obstacle =
  /** The network executes no calls: gas would be lost, and nothing done. */
  | { readonly code: 'NetworkForReading' }
  /** The same is open or in doubt, and the person has not said that a second one is meant. */
  | { readonly code: 'EqualOpen'; readonly transaction: StoredTransaction }
  /** The wallet would sign with another account than the one that was reviewed. */
  | { readonly code: 'WrongAccount' }

export interface GateFacts {
  readonly asked: AskedRequest
  /** Everything that this browser has stored, read at this moment. */
  readonly transactions: readonly StoredTransaction[]
  /** Does the network of the intent execute no calls, whichever the page shows now? */
  readonly isForReading: boolean
  /** The account that the wallet shows. */
  readonly payer: Address | null
}

/**
 * The gate before every wallet: review, series, retry and ladder pass it last, after all that was reviewed and before the
 * request leaves. Null where the wallet may be asked.
 */
export function mayAsk(
  intent: Pick<SignedIntent, 'sender' | 'meant'>,
  { asked, transactions, isForReading, payer }: GateFacts,
): Obstacle | null {
  if (isForReading) return { code: 'NetworkForReading' }
  if (payer !== intent.sender) return { code: 'WrongAccount' }
  const transaction = equalInDoubt(asked, transactions).find(({ key }) => !intent.meant.includes(key))
  return transaction ? { code: 'EqualOpen', transaction } : null
}
