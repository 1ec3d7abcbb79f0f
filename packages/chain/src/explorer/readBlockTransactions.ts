import type { Requests, RequestOptions } from '../client/client'
import { decodeList, decodeTransactionId } from '../reads/decodeShapes'
import { getTransactionSummaries, type TransactionSummary } from './getTransactionSummaries'

/** The transactions of a block that has some, in their order. Two trips. Rejects with `RpcError`. */
export async function readBlockTransactions(
  client: Requests,
  block: bigint,
  options?: RequestOptions,
): Promise<readonly TransactionSummary[]> {
  const method = 'GetTransactionsForTxBlock'
  const answer = await client.request(method, [block.toString()], options)
  // Nodes answer with a list for each group of miners.
  const ids = decodeList(answer, (group) => decodeList(group, decodeTransactionId, method), method).flat()
  return getTransactionSummaries(client, ids, options)
}
