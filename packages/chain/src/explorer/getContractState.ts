import { isRecord, type Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { wrongShape } from '../reads/decode'

/** The whole state of a contract: the JSON of each field by its name, `_balance` included. Rejects with `RpcError`. */
export async function getContractState(
  client: Requests,
  address: Address,
  options?: RequestOptions,
): Promise<ReadonlyMap<string, unknown>> {
  const method = 'GetSmartContractState'
  const answer = await client.request(method, [address.slice(2)], options)
  if (!isRecord(answer)) throw wrongShape(method)
  return new Map(Object.entries(answer))
}
