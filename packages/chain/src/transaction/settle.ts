import type { ConfirmedTransaction } from '../reads/getConfirmedTransaction'
import type { SentTransaction } from '../reads/sentTransaction'
import { hasContent, isIntended, type Intent } from './intent'

/** One thing that is known about what became of an intent. In whatever order they come, the outcome is the same. */
export type Fact =
  /** A node told the sender's nonce. It never falls: the highest that anybody told counts. */
  | { readonly kind: 'nonce'; readonly nonce: bigint }
  /** Every transaction of the sender up to this nonce, from the intent's on, is among the bodies. */
  | { readonly kind: 'read'; readonly nonce: bigint }
  /** A transaction whose id is the hash of what was signed. */
  | { readonly kind: 'body'; readonly sent: SentTransaction }
  /** A node says that it stands in a block, and what became of it there. */
  | { readonly kind: 'receipt'; readonly receipt: ConfirmedTransaction }
  /** Is what a success of this transaction would change to be seen on the chain? */
  | { readonly kind: 'effects'; readonly id: string; readonly areSeen: boolean }
  /** The wallet answered: with an id, no in its own exact words, or neither. A claim, whatever it is. */
  | { readonly kind: 'wallet'; readonly answer: 'no' | 'unclear' | { readonly id: string } }
  /** A node says that it took the transaction out of its pool for good. */
  | { readonly kind: 'dropped'; readonly id: string; readonly status: number }
  /** How many blocks were made since the wallet or the node said no. */
  | { readonly kind: 'blocks'; readonly count: bigint }
  /** The transaction belongs to another intent, or the person says that it is not this one. */
  | { readonly kind: 'other'; readonly id: string }
  /** The person says that it is this one. */
  | { readonly kind: 'this'; readonly id: string }

/** The end of an intent, as far as the facts prove it. */
export type Outcome =
  /** Nothing of it is on the chain. It can come for as long as a wallet holds it. */
  | { readonly kind: 'open' }
  /** The sender's nonce has moved, and not all that moved it is known. */
  | { readonly kind: 'searching' }
  /** The wallet named this id, and it is in no block so far. */
  | { readonly kind: 'sent'; readonly id: string }
  /** An equal one stands in a block, and the wallet may still hold this one, or says that it sent nothing. */
  | { readonly kind: 'question'; readonly id: string }
  /** It stands in a block and did what it should. */
  | { readonly kind: 'done'; readonly receipt: ConfirmedTransaction }
  /** It stands in a block as a success, and what it should have changed is not seen. */
  | { readonly kind: 'unseen'; readonly receipt: ConfirmedTransaction }
  /** It stands in a block and was undone. */
  | { readonly kind: 'failed'; readonly receipt: ConfirmedTransaction }
  /** A node says failed; another one, or the state of the chain, says the contrary. */
  | { readonly kind: 'doubt'; readonly id: string }
  /** The wallet's id is that of a transaction that nobody was asked for here: the search goes on without it. */
  | { readonly kind: 'misnamed'; readonly id: string }
  /** The wallet sent it from another account. */
  | { readonly kind: 'otherAccount'; readonly sent: SentTransaction }
  /** The wallet sent something else than it was asked for. */
  | { readonly kind: 'otherContent'; readonly sent: SentTransaction }
  /** The node dropped it, and nothing of the account has gone since. */
  | { readonly kind: 'dropped'; readonly id: string; readonly status: number }
  /** The wallet said no, and nothing of it came in the blocks since. */
  | { readonly kind: 'nothingSent' }

/** A transaction that was on its way when somebody said no stands in one of this many blocks. */
export const blocksToWait = 2n

/**
 * Says how an intent ended: the one place that says so. A word, an id and a status are claims and settle nothing by
 * themselves. A body whose hash is its id, the sender's nonce, and what the chain shows afterwards settle it.
 */
export function settle(intent: Intent, facts: readonly Fact[]): Outcome {
  const known = gather(facts)
  const named = known.isThis ?? known.named
  if (named === null) return settleByContent(intent, known)
  const body = known.bodies.get(named)
  if (body === undefined || isIntended(intent, body)) return settleById(intent, named, known)
  return settleOther(intent, body, known)
}

interface Known {
  readonly nonce: bigint
  readonly readUpTo: bigint
  readonly bodies: ReadonlyMap<string, SentTransaction>
  readonly receipts: readonly ConfirmedTransaction[]
  readonly seen: ReadonlySet<string>
  readonly unseen: ReadonlySet<string>
  readonly named: string | null
  readonly isThis: string | null
  readonly hasRefused: boolean
  /** The wallet answered neither yes nor no: it holds the request no longer, and may have sent it. */
  readonly isUnclear: boolean
  readonly statuses: ReadonlyMap<string, number>
  readonly blocks: bigint
  readonly others: ReadonlySet<string>
}

function gather(facts: readonly Fact[]): Known {
  const of = <Kind extends Fact['kind']>(kind: Kind) =>
    facts.filter((fact): fact is Extract<Fact, { readonly kind: Kind }> => fact.kind === kind)
  const idsOf = (kind: 'this' | 'other') => of(kind).map(({ id }) => id)
  const answers = of('wallet').map(({ answer }) => answer)
  const effects = of('effects')
  return {
    nonce: highest(of('nonce').map(({ nonce }) => nonce)),
    readUpTo: highest(of('read').map(({ nonce }) => nonce)),
    bodies: new Map(of('body').map(({ sent }) => [sent.id, sent])),
    receipts: of('receipt').map(({ receipt }) => receipt),
    seen: new Set(effects.flatMap(({ id, areSeen }) => (areSeen ? id : []))),
    unseen: new Set(effects.flatMap(({ id, areSeen }) => (areSeen ? [] : id))),
    named: least(answers.flatMap((answer) => (typeof answer === 'object' ? answer.id : []))),
    isThis: least(idsOf('this')),
    hasRefused: answers.includes('no'),
    isUnclear: answers.includes('unclear'),
    statuses: new Map(
      of('dropped')
        .toSorted((a, b) => a.status - b.status)
        .map(({ id, status }) => [id, status]),
    ),
    blocks: highest(of('blocks').map(({ count }) => count)),
    others: new Set(idsOf('other')),
  }
}

/** Nobody named an id of use: the sender's transactions tell. */
function settleByContent(intent: Intent, known: Known): Outcome {
  const equal = [...known.bodies.values()]
    .filter((body) => !known.others.has(body.id) && isIntended(intent, body))
    .toSorted((a, b) => (a.nonce < b.nonce ? -1 : 1))[0]
  if (equal) {
    // Another device with the account may have sent it, as long as this wallet names none, or says that it sent nothing.
    return known.isUnclear ? settleById(intent, equal.id, known) : { kind: 'question', id: equal.id }
  }
  if (known.nonce > intent.nonce && known.readUpTo < known.nonce) return { kind: 'searching' }
  return known.hasRefused && known.blocks >= blocksToWait ? { kind: 'nothingSent' } : { kind: 'open' }
}

function settleById(intent: Intent, id: string, known: Known): Outcome {
  const receipts = known.bodies.has(id) ? known.receipts.filter((receipt) => receipt.id === id) : []
  const [first] = receipts
  if (first) return settleInBlock(first, receipts, known)
  const status = known.statuses.get(id)
  const hasStood = known.nonce <= intent.nonce && known.blocks >= blocksToWait
  return status !== undefined && hasStood ? { kind: 'dropped', id, status } : { kind: 'sent', id }
}

function settleInBlock(
  first: ConfirmedTransaction,
  receipts: readonly ConfirmedTransaction[],
  { seen, unseen }: Known,
): Outcome {
  const { id } = first
  const success = receipts.find((receipt) => receipt.success)
  const failure = receipts.find((receipt) => !receipt.success)
  if (failure) return success || seen.has(id) ? { kind: 'doubt', id } : { kind: 'failed', receipt: failure }
  return { kind: unseen.has(id) && !seen.has(id) ? 'unseen' : 'done', receipt: success ?? first }
}

/** The wallet named a transaction that is not as it was asked for. */
function settleOther(intent: Intent, body: SentTransaction, known: Known): Outcome {
  const isOfBefore = body.sender === intent.sender && body.nonce <= intent.nonce
  if (known.others.has(body.id) || isOfBefore) return { kind: 'misnamed', id: body.id }
  if (body.sender === intent.sender) return { kind: 'otherContent', sent: body }
  return hasContent(intent, body) ? { kind: 'otherAccount', sent: body } : { kind: 'misnamed', id: body.id }
}

function highest(numbers: readonly bigint[]): bigint {
  return numbers.reduce((most, each) => (each > most ? each : most), 0n)
}

/** A wallet that names two ids names none in particular: the order of its answers must not decide. */
function least(ids: readonly string[]): string | null {
  return ids.toSorted()[0] ?? null
}
