import { initDid } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { readField, valueOr } from '../reads/readField'

/** Currency to action to amount, in the smallest unit of the currency. */
export type Utility = ReadonlyMap<string, ReadonlyMap<string, bigint>>

/** The prices that InitDid names; none where it names none. One trip. Rejects with `RpcError`. */
export async function readUtility(
  client: Requests,
  address: Address,
  options?: RequestOptions,
): Promise<Utility> {
  return valueOr(await readField(client, initDid(address).fields.utility, options), new Map())
}
