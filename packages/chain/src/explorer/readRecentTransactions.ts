import { ownValue } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { decodeList, decodeTransactionId } from '../reads/decodeShapes'
import { getTransactionSummaries, type TransactionSummary } from './getTransactionSummaries'

/** The newest transactions of the network: `count` at most. Two trips. Rejects with `RpcError`. */
export async function readRecentTransactions(
  client: Requests,
  count: number,
  options?: RequestOptions,
): Promise<readonly TransactionSummary[]> {
  const method = 'GetRecentTransactions'
  const answer = await client.request(method, [], options)
  const ids = decodeList(ownValue(answer, 'TxnHashes'), decodeTransactionId, method)
  return getTransactionSummaries(client, ids.slice(0, count), options)
}
