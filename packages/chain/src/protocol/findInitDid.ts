import type { Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { RpcError } from '../client/RpcError'
import type { Network } from '../networks/networks'
import { leadsSomewhere, readDomainEntry } from './registryEntry'

/** The contract registered under `init`, in one trip. Rejects with `RpcError`: `RpcNotDeployed` where there is none. */
export async function findInitDid(
  client: Requests,
  network: Pick<Network, 'registry' | 'zlpRegistry'>,
  options?: RequestOptions,
): Promise<Address> {
  const { did } = await readDomainEntry(client, network, 'init', options)
  if (!leadsSomewhere(did)) throw notDeployed()
  return did
}

export function notDeployed(): RpcError {
  return new RpcError('RpcNotDeployed', 'No contract of the protocol is registered as init on this network.')
}
