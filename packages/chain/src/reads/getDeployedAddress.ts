import { contractAddress, zeroAddress, type Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { wrongShape } from './decode'
import { getConfirmedTransaction } from './getConfirmedTransaction'

/**
 * Where a confirmed deploy (64 hex digits) put its contract. It is worked out from sender and nonce of what was signed, which the id
 * proves: neither a node nor a wallet is asked for an address. Rejects with `RpcError`, also where the id is not that of a
 * deploy in a block.
 */
export async function getDeployedAddress(
  client: Requests,
  id: string,
  options?: RequestOptions,
): Promise<Address> {
  const found = await getConfirmedTransaction(client, id, options)
  if (found === null || found.sent.to !== zeroAddress || found.sent.nonce < 1n)
    throw wrongShape('GetTransaction')
  return contractAddress(found.sent.sender, found.sent.nonce - 1n)
}
