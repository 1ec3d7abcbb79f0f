import type { Client, RequestOptions } from '../client/client'
import type { Intent } from './intent'
import { readNonce } from './readNonce'
import type { Fact } from './settle'
import { settleIntent, type SearchProgress } from './settleIntent'

/** Searches are ended after so many blocks: what is not known then is said to be not known. */
const mostSearches = 20

/**
 * All that the chain tells about an intent now: the sender's nonce, from every endpoint, and the transactions that moved
 * it. Rejects with `RpcError`: nothing is known.
 */
export async function lookForIntent(
  client: Pick<Client, 'request' | 'witnesses'>,
  intent: Intent,
  options: RequestOptions = {},
): Promise<readonly Fact[]> {
  const nonce = await readNonce(client, intent.sender, options)
  const facts: Fact[] = [{ kind: 'nonce', nonce }]
  let from: SearchProgress = intent
  for (let searches = 0; searches < mostSearches; searches++) {
    const found = await settleIntent(client, intent, { ...options, from, isWhole: true })
    facts.push(...found.facts)
    from = found.progress
    if (found.search.kind !== 'searching') break
  }
  return facts
}
