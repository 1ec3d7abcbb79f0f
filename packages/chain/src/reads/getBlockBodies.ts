import type { Requests, RequestOptions } from '../client/client'
import { RpcError } from '../client/RpcError'
import { wrongShape } from './decode'

/** Reads each transaction of a block as the node tells it; none for a block without. Rejects with `RpcError`. */
export async function getBlockBodies(
  client: Requests,
  block: bigint,
  options?: RequestOptions,
): Promise<readonly unknown[]> {
  const method = 'GetTxnBodiesForTxBlock'
  try {
    const bodies = await client.request(method, [block.toString()], options)
    if (!Array.isArray(bodies)) throw wrongShape(method)
    return bodies
  } catch (error) {
    // A block without transactions is an error for the nodes.
    const isEmpty = error instanceof RpcError && /has no transactions/i.test(error.details ?? '')
    if (isEmpty) return []
    throw error
  }
}
