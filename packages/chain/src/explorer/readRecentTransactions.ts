import { ownValue } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { decodeList, decodeTransactionId } from '../reads/decodeShapes'
import type { TransactionSummary } from './getTransactionSummaries'
import { readSummaries, type Tells } from './readSummaries'

/** The newest transactions of the network: `count` at most. Two trips, or four where nodes keep no list. Rejects with `RpcError`. */
export async function readRecentTransactions(
  client: Requests,
  rules: Tells,
  count: number,
  options?: RequestOptions,
): Promise<readonly TransactionSummary[]> {
  const method = 'GetRecentTransactions'
  const answer = await client.request(method, [], options)
  const ids = decodeList(ownValue(answer, 'TxnHashes'), decodeTransactionId, method)
  return readSummaries(client, rules, ids.slice(0, count), options)
}
