import { ownValue } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { decodeInteger } from './decode'
import { requestIfPresent } from './requestOrNull'

/**
 * The time of a block in microseconds since 1970, as contracts see it; null for a block that the node does not have.
 * Rejects with `RpcError`.
 */
export async function getBlockTimestamp(
  client: Requests,
  number: bigint,
  options?: RequestOptions,
): Promise<bigint | null> {
  const method = 'GetTxBlock'
  const answer = await requestIfPresent(client, method, [number.toString()], options)
  return answer === null ? null : decodeInteger(ownValue(ownValue(answer, 'header'), 'Timestamp'), method)
}
