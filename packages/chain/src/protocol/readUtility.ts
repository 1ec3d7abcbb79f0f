import { initDid } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { readField, valueOr } from '../reads/readField'

/** The price list of the protocol: currency to action to amount, in the smallest unit of the currency. Contracts call it `utility`. */
export type Utility = ReadonlyMap<string, ReadonlyMap<string, bigint>>

/** The price list of the InitDid at this address; empty where it has none. One trip. Rejects with `RpcError`. */
export async function readUtility(
  client: Requests,
  address: Address,
  options?: RequestOptions,
): Promise<Utility> {
  return valueOr(await readField(client, initDid(address).fields.utility, options), new Map())
}
