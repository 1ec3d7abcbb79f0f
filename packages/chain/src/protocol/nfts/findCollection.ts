import { initDid } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../../client/client'
import type { Network } from '../../networks/networks'
import { readField, valueOr } from '../../reads/readField'
import { findInitDid } from '../findInitDid'

/** The contract of a collection, by the protocol's services; null where this network has none. Rejects with `RpcError`. */
export async function findCollection(
  client: Requests,
  network: Pick<Network, 'registry' | 'zlpRegistry'>,
  collection: string,
  options?: RequestOptions,
): Promise<Address | null> {
  const { services } = initDid(await findInitDid(client, network, options)).fields
  return valueOr(await readField(client, services.at(collection), options), null)
}
