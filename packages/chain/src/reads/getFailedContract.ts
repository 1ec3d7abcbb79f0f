import { isAddress, ownValue, type Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'

/**
 * The contract that failed and so undid a transaction; null where none did, or where the answer names none. Of what
 * `getStateChanges` reads it is the part that is needed far from any explorer. A call of the local network only. Rejects
 * with `RpcError`.
 */
export async function getFailedContract(
  client: Requests,
  id: string,
  options?: RequestOptions,
): Promise<Address | null> {
  const failedAt = ownValue(await client.request('tyto_getStateChanges', [id], options), 'failedAt')
  return isAddress(failedAt) ? failedAt : null
}
