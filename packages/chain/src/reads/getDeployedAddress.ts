import { parseAddress, type Address } from '@tyto/primitives'
import type { Client, RequestOptions } from '../client/client'
import { requestOrNull, wrongShape } from './readField'

/**
 * Where a confirmed deploy (64 hex digits) put its contract. Wallets are not asked: some answer 'undefined'. Rejects
 * with `RpcError`, also where the id is not that of a deploy.
 */
export async function getDeployedAddress(
  client: Client,
  id: string,
  options?: RequestOptions,
): Promise<Address> {
  const method = 'GetContractAddressFromTransactionID'
  const answer = await requestOrNull(client, method, [id], options)
  const address = typeof answer === 'string' ? parseAddress(answer) : undefined
  if (!address?.ok) throw wrongShape(method)
  return address.value
}
