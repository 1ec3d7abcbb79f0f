import type { Requests, RequestOptions } from '../../client/client'
import type { Network } from '../../networks/networks'
import { findInitDid } from '../findInitDid'
import { findTydraPlaces, type NftPlace } from './nftPlace'

/** The Tydras of a domain. Rejects with `RpcError`. */
export async function readTydras(
  client: Requests,
  network: Pick<Network, 'registry' | 'zlpRegistry'>,
  domain: string,
  options?: RequestOptions,
): Promise<readonly NftPlace[]> {
  return findTydraPlaces(client, await findInitDid(client, network, options), domain, options)
}
