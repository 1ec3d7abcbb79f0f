import { ownValue, type Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { decodeInteger, decodeTime, wrongShape } from '../reads/decode'
import {
  decodeAddress,
  decodeBoolean,
  decodeList,
  decodeOptional,
  decodeText,
  decodeTransactionId,
} from '../reads/decodeShapes'

/** One line of a list of transactions. */
export interface TransactionSummary {
  /** 64 hex digits without 0x. */
  readonly id: string
  readonly block: bigint
  /** When the block was made, in ms since 1970. */
  readonly time: number
  readonly sender: Address
  readonly kind: 'payment' | 'deploy' | 'call'
  /** The recipient, or the contract that was made; null where none was. */
  readonly to: Address | null
  readonly transition: string | null
  /** In Qa. */
  readonly amount: bigint
  readonly success: boolean
}

/** The network answers for so many ids at once. */
const idsAtOnce = 100

/**
 * A line for each transaction that stands in a block, in the order of `ids`. One trip; a call of the local network only.
 * Rejects with `RpcError`.
 */
export async function getTransactionSummaries(
  client: Requests,
  ids: readonly string[],
  options?: RequestOptions,
): Promise<readonly TransactionSummary[]> {
  const method = 'tyto_getTransactions'
  const parts: Promise<unknown>[] = []
  for (let start = 0; start < ids.length; start += idsAtOnce) {
    parts.push(client.request(method, [ids.slice(start, start + idsAtOnce)], options))
  }
  return (await Promise.all(parts)).flatMap((answer) => decodeList(answer, decodeSummary, method))
}

export function decodeSummary(json: unknown, method: string): TransactionSummary {
  const kind = ownValue(json, 'kind')
  if (kind !== 'payment' && kind !== 'deploy' && kind !== 'call') throw wrongShape(method)
  return {
    id: decodeTransactionId(ownValue(json, 'id'), method),
    block: decodeInteger(ownValue(json, 'block'), method),
    time: decodeTime(ownValue(json, 'timestamp'), method),
    sender: decodeAddress(ownValue(json, 'sender'), method),
    kind,
    to:
      kind === 'deploy'
        ? decodeOptional(ownValue(json, 'to'), decodeAddress, method)
        : decodeAddress(ownValue(json, 'to'), method),
    transition: kind === 'call' ? decodeText(ownValue(json, 'transition'), method) : null,
    amount: decodeInteger(ownValue(json, 'amount'), method),
    success: decodeBoolean(ownValue(json, 'success'), method),
  }
}
