import type { Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { wrongShape } from './decode'
import { requestOrNull } from './requestOrNull'

/** Does a contract stand at this address? Only contracts have init data. Rejects with `RpcError`. */
export async function isDeployed(
  client: Requests,
  address: Address,
  options?: RequestOptions,
): Promise<boolean> {
  const method = 'GetSmartContractInit'
  const answer = await requestOrNull(client, method, [address.slice(2)], options)
  if (answer === null) return false
  if (!Array.isArray(answer)) throw wrongShape(method)
  return answer.length > 0
}
