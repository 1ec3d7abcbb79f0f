import { ownValue } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { decodeInteger, decodeTime } from './decode'

/** The facts that are needed of any block. */
export interface Block {
  readonly number: bigint
  /** Milliseconds since 1970. */
  readonly time: number
  /** How many transactions stand in it. */
  readonly transactions: number
}

/** The newest block. Rejects with `RpcError`. */
export async function getLatestBlock(client: Requests, options?: RequestOptions): Promise<Block> {
  const method = 'GetLatestTxBlock'
  const header = ownValue(await client.request(method, [''], options), 'header')
  return {
    number: decodeInteger(ownValue(header, 'BlockNum'), method),
    time: decodeTime(ownValue(header, 'Timestamp'), method),
    transactions: Number(decodeInteger(ownValue(header, 'NumTxns'), method)),
  }
}
