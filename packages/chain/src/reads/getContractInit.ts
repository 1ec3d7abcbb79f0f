import type { ScillaParam } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { wrongShape } from './decode'
import { isScillaParam } from './decodeShapes'
import { requestOrNull } from './requestOrNull'

/**
 * A contract's immutable parameters, the chain's own (`_creation_block`, `_this_address`) included; null where no
 * contract stands. Rejects with `RpcError`.
 */
export async function getContractInit(
  client: Requests,
  address: Address,
  options?: RequestOptions,
): Promise<readonly ScillaParam[] | null> {
  const method = 'GetSmartContractInit'
  const answer = await requestOrNull(client, method, [address.slice(2)], options)
  if (answer === null) return null
  if (!Array.isArray(answer) || !answer.every(isScillaParam)) throw wrongShape(method)
  return answer
}
