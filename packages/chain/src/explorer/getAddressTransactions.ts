import { ownValue, type Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { decodeList, decodeOptional, decodeText } from '../reads/decodeShapes'
import { decodeSummary, type TransactionSummary } from './getTransactionSummaries'

export interface TransactionPage {
  readonly transactions: readonly TransactionSummary[]
  /** Asks for the next page; null after the oldest one. */
  readonly next: string | null
}

const pageLength = 20

/**
 * The transactions that touched an address, newest first, a page of 20 at a time; `from` is the `next` of the page
 * before, null for the first. A call of the local network only. Rejects with `RpcError`.
 */
export async function getAddressTransactions(
  client: Requests,
  address: Address,
  from: string | null,
  options?: RequestOptions,
): Promise<TransactionPage> {
  const method = 'tyto_getAddressTransactions'
  const answer = await client.request(method, [address, pageLength, from], options)
  return {
    transactions: decodeList(ownValue(answer, 'transactions'), decodeSummary, method),
    next: decodeOptional(ownValue(answer, 'next'), decodeText, method),
  }
}
