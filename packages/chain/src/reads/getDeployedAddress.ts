import type { Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { decodeAddress } from './decodeShapes'
import { requestOrNull } from './requestOrNull'

/**
 * Where a confirmed deploy (64 hex digits) put its contract. Wallets are not asked: some answer 'undefined'. Rejects
 * with `RpcError`, also where the id is not that of a deploy.
 */
export async function getDeployedAddress(
  client: Requests,
  id: string,
  options?: RequestOptions,
): Promise<Address> {
  const method = 'GetContractAddressFromTransactionID'
  return decodeAddress(await requestOrNull(client, method, [id], options), method)
}
