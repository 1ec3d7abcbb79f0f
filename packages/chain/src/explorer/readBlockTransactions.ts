import type { Requests, RequestOptions } from '../client/client'
import { decodeList, decodeTransactionId } from '../reads/decodeShapes'
import type { TransactionSummary } from './getTransactionSummaries'
import { readSummaries, type Tells } from './readSummaries'

/** The transactions of a block that has some, in their order. Two trips, or four where nodes keep no list. Rejects with `RpcError`. */
export async function readBlockTransactions(
  client: Requests,
  rules: Tells,
  block: bigint,
  options?: RequestOptions,
): Promise<readonly TransactionSummary[]> {
  const method = 'GetTransactionsForTxBlock'
  const answer = await client.request(method, [block.toString()], options)
  // Nodes answer with a list for each group of miners.
  const ids = decodeList(answer, (group) => decodeList(group, decodeTransactionId, method), method).flat()
  return readSummaries(client, rules, ids, options)
}
