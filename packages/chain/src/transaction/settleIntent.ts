import type { Requests, RequestOptions } from '../client/client'
import { getAccount } from '../reads/getAccount'
import { getLatestBlock } from '../reads/getLatestBlock'
import { readSentTransactions } from '../reads/readSentTransactions'
import { isIntended, type Intent } from './intent'
import type { Fact } from './settle'

/** The chain's answer about an intent whose id nobody knows. Absence settles nothing: it may be signed yet. */
export type IntentSearch =
  /** The transaction stands in a block, under this id. */
  | { readonly kind: 'found'; readonly id: string }
  /** The sender has sent nothing since. */
  | { readonly kind: 'nothing sent' }
  /** The sender has sent something since, and every transaction of theirs is another one. */
  | { readonly kind: 'others sent' }
  /** The sender has sent something since, and not all of the blocks have been read. */
  | { readonly kind: 'searching' }

/** How far a search got; the next one goes on from there. */
export interface SearchProgress {
  /** The sender's transactions up to this nonce are known to be others. */
  readonly nonce: bigint
  /** The blocks up to this one hold no transaction of the intent. */
  readonly block: bigint
}

export interface SettleOptions extends RequestOptions {
  /** Where an earlier search stopped. */
  readonly from?: SearchProgress
  /** Ids of the sender's other transactions: two equal ones in a row are two. */
  readonly others?: ReadonlySet<string>
  /** Reads on after the first equal one, so that all of the sender's transactions are told. */
  readonly isWhole?: boolean
}

export interface Search {
  readonly search: IntentSearch
  readonly progress: SearchProgress
  /** The facts that the node told on the way, for `settle`. */
  readonly facts: readonly Fact[]
}

/** As many blocks as one batch of the client has calls. */
const blocksAtOnce = 50n
/** One search reads no more blocks than this. */
const blocksPerSearch = 1_000n
/** Nodes lag behind one another: so many blocks are read again. */
const overlap = 20n

/**
 * Looks for the transaction of an intent, by the sender's nonce and the blocks since: while the nonce stands, no block
 * has to be read. An intent is never settled by absence, since a wallet may keep the request and show it when it is
 * opened next. Rejects with `RpcError`: nothing is known.
 */
export async function settleIntent(
  client: Requests,
  intent: Intent,
  { from = intent, others = new Set(), isWhole = false, ...options }: SettleOptions = {},
): Promise<Search> {
  // First the block, then the nonce: where that has not moved, no block up to this one holds anything of the sender.
  const { number: newest } = await getLatestBlock(client, options)
  const { nonce } = await getAccount(client, intent.sender, options)
  if (nonce <= from.nonce) {
    const kind = from.nonce > intent.nonce ? 'others sent' : 'nothing sent'
    const progress = { nonce: from.nonce, block: max(from.block, newest - overlap) }
    return {
      search: { kind },
      progress,
      facts: [
        { kind: 'nonce', nonce },
        { kind: 'read', nonce: from.nonce },
      ],
    }
  }
  const last = min(newest, from.block + blocksPerSearch)
  let seen = from.nonce
  const facts: Fact[] = [{ kind: 'nonce', nonce }]
  for (let first = from.block + 1n; first <= last; first += blocksAtOnce) {
    const blocks = { first, last: min(last, first + blocksAtOnce - 1n) }
    const sent = await readSentTransactions(client, intent.sender, blocks, options)
    facts.push(...sent.map((body): Fact => ({ kind: 'body', sent: body })))
    const own = sent.find((transaction) => !others.has(transaction.id) && isIntended(intent, transaction))
    if (own && !isWhole)
      return { search: { kind: 'found', id: own.id }, progress: { nonce, block: last }, facts }
    for (const transaction of sent) seen = max(seen, transaction.nonce)
  }
  return {
    search: { kind: seen >= nonce ? 'others sent' : 'searching' },
    progress: { nonce: seen, block: last },
    facts: [...facts, { kind: 'read', nonce: seen }],
  }
}

function min(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}

function max(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}
