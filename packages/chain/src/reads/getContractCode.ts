import { ownValue, type Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { decodeText } from './decodeShapes'
import { requestOrNull } from './requestOrNull'

/** A contract's source; null where no contract stands. Rejects with `RpcError`. */
export async function getContractCode(
  client: Requests,
  address: Address,
  options?: RequestOptions,
): Promise<string | null> {
  const method = 'GetSmartContractCode'
  const answer = await requestOrNull(client, method, [address.slice(2)], options)
  if (answer === null) return null
  const code = decodeText(ownValue(answer, 'code'), method)
  return code === '' ? null : code
}
