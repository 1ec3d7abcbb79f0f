import { ownValue } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { RpcError } from '../client/RpcError'
import { decodeInteger, decodeTime } from '../reads/decode'
import { decodeText } from '../reads/decodeShapes'
import type { Block } from '../reads/getLatestBlock'
import { requestIfPresent } from '../reads/requestOrNull'

/** All that an explorer shows of a block. */
export interface BlockDetails extends Block {
  /** 64 hex digits without 0x. */
  readonly hash: string
  /** Gas units. */
  readonly gasUsed: bigint
  readonly gasLimit: bigint
  /** In Qa. */
  readonly fees: bigint
}

/** The words of nodes for a block that is made and not final yet. */
const notYet = 'Block not finalized'

/** A block by its number; null where there is none yet, or none that is final. Rejects with `RpcError`. */
export async function getBlock(
  client: Requests,
  number: bigint,
  options?: RequestOptions,
): Promise<BlockDetails | null> {
  const method = 'GetTxBlock'
  try {
    const answer = await requestIfPresent(client, method, [number.toString()], options)
    return answer === null ? null : decodeBlock(answer, method)
  } catch (error) {
    if (error instanceof RpcError && error.details?.includes(notYet) === true) return null
    throw error
  }
}

/** The block in an answer of GetTxBlock or GetLatestTxBlock. Throws `RpcError`. */
export function decodeBlock(json: unknown, method: string): BlockDetails {
  const header = ownValue(json, 'header')
  return {
    number: decodeInteger(ownValue(header, 'BlockNum'), method),
    hash: decodeText(ownValue(ownValue(json, 'body'), 'BlockHash'), method),
    time: decodeTime(ownValue(header, 'Timestamp'), method),
    transactions: Number(decodeInteger(ownValue(header, 'NumTxns'), method)),
    gasUsed: decodeInteger(ownValue(header, 'GasUsed'), method),
    gasLimit: decodeInteger(ownValue(header, 'GasLimit'), method),
    fees: decodeInteger(ownValue(header, 'TxnFees'), method),
  }
}
