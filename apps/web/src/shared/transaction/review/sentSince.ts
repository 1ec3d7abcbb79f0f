import { lookForIntent, type Client, type Intent, type SentTransaction } from '@tyto/chain'
import type { AskedBefore } from './askedBefore'

/** From when on the account's transactions are compared with what this browser knows. */
export interface Since
  extends Pick<Intent, 'sender' | 'nonce' | 'block' | 'time'>, Pick<AskedBefore, 'network'> {
  /** The series that began then: all of its own came after. */
  readonly series?: string
}

/** The account has sent more since than this browser knows of. */
export interface Moved {
  /** Its nonce now, as the highest that any endpoint tells. */
  readonly nonce: bigint
  /** How many are not known here. */
  readonly count: bigint
  /** Those of them that were found; fewer where the blocks are too many to be read. */
  readonly sent: readonly SentTransaction[]
}

interface Asked {
  readonly client: Client
  readonly since: Since
  /** The account's nonce, just read. */
  readonly nonce: bigint
  readonly transactions: readonly AskedBefore[]
}

/**
 * Finds the transactions that the account has sent since and nobody here knows of; null for none. The chain is asked, not
 * our notes: another browser with the same account leaves none of them here.
 */
export async function sentSince({ client, since, nonce, transactions }: Asked): Promise<Moved | null> {
  const count = unknownSince({ since, nonce, transactions })
  if (count <= 0n) return null
  const ids = new Set(transactions.flatMap(({ id }) => id ?? []))
  const facts = await lookForIntent(client, wholeOf(since)).catch(() => [])
  const sent = facts.flatMap((fact) => (fact.kind === 'body' && !ids.has(fact.sent.id) ? fact.sent : []))
  return { nonce, count, sent }
}

/** How many transactions of the account moved its nonce since, beside those that are known here. */
export function unknownSince({ since, nonce, transactions }: Omit<Asked, 'client'>): bigint {
  const known = transactions.filter(
    (each) =>
      each.network === since.network &&
      each.intent.sender === since.sender &&
      isAfter(each, since) &&
      each.hasMoved,
  )
  return nonce - since.nonce - BigInt(known.length)
}

/** By the account's nonce when it was asked for: the clock of this machine may have gone back, or been ahead. */
function isAfter({ intent, series }: AskedBefore, since: Since): boolean {
  return intent.nonce >= since.nonce || (series !== null && series === since.series)
}

/** Is it one of the account whose wallet has not answered, and of which nothing was found yet? */
export function isUnansweredOf(
  { network, intent, isUnanswered }: AskedBefore,
  since: Pick<Since, 'network' | 'sender'>,
): boolean {
  return network === since.network && intent.sender === since.sender && isUnanswered
}

/** An intent of nothing in particular, for what reads all that the account has sent. */
function wholeOf({ sender, nonce, block, time }: Since): Intent {
  const none = {
    kind: 'payment',
    to: sender,
    transition: null,
    amount: 0n,
    digest: '',
    likeness: '',
  } as const
  return { ...none, sender, nonce, block, time }
}
