import type { ScillaParam } from '@tyto/abi'
import { ownValue, parseJson, type Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { RpcError } from '../client/RpcError'
import { decodeBoolean, decodeOptional, isScillaParam } from '../reads/decodeShapes'
import { getAddressTransactions } from './getAddressTransactions'
import type { TransactionSummary } from './getTransactionSummaries'
import { decodeReceipt, type NodeReceipt } from './receipt'

/** A transaction of a block, with all that its receipt tells. */
export interface PastTransaction extends TransactionSummary {
  /** Of its call; none where they cannot be read. */
  readonly params: readonly ScillaParam[]
  /** Did the contract that was called take the amount? */
  readonly isAccepted: boolean
  /** Null where the node's answer cannot be read: then nothing is known but the summary. */
  readonly receipt: NodeReceipt | null
}

export interface ActivityPage {
  /** Newest first. */
  readonly transactions: readonly PastTransaction[]
  /** Asks for the next page; null after the oldest one. */
  readonly next: string | null
}

/**
 * A page of what happened to an address, newest first: twenty transactions that touched it, with their receipts. Two trips:
 * the list, then all receipts in one batch. `from` is the `next` of the page before, null for the first. Of the local
 * network only: public nodes keep no list by address. Rejects with `RpcError`.
 */
export async function readActivity(
  client: Requests,
  address: Address,
  from: string | null,
  options?: RequestOptions,
): Promise<ActivityPage> {
  const { transactions, next } = await getAddressTransactions(client, address, from, options)
  return {
    transactions: await Promise.all(transactions.map((each) => readPast(client, each, options))),
    next,
  }
}

async function readPast(
  client: Requests,
  summary: TransactionSummary,
  options?: RequestOptions,
): Promise<PastTransaction> {
  const method = 'GetTransaction'
  const answer = await client.request(method, [summary.id], options)
  const json = ownValue(answer, 'receipt')
  const receipt = readableReceipt(json, method)
  const data = ownValue(answer, 'data')
  const params = ownValue(typeof data === 'string' ? parseJson(data) : null, 'params')
  return {
    ...summary,
    params: Array.isArray(params) ? params.filter(isScillaParam) : [],
    isAccepted: receipt !== null && ownValue(json, 'accepted') !== false,
    receipt,
  }
}

/** One transaction that cannot be read must not hide the others. */
function readableReceipt(json: unknown, method: string): NodeReceipt | null {
  try {
    decodeOptional(ownValue(json, 'accepted'), decodeBoolean, method)
    return decodeReceipt(json, method)
  } catch (error) {
    if (error instanceof RpcError) return null
    throw error
  }
}
