import type { Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import type { Network } from '../networks/networks'
import { readCodeHash } from '../reads/readSource'

/**
 * Is the contract at an address the one that this release knows as a service of the protocol? It stands where the network's entry says, with
 * the code that is recorded there. Of a service that the entry does not name there is nothing to compare. Rejects with `RpcError`.
 */
export async function isKnownContract(
  client: Requests,
  { contracts }: Pick<Network, 'contracts'>,
  { service, address }: { readonly service: string; readonly address: Address },
  options?: RequestOptions,
): Promise<boolean> {
  const known = Object.hasOwn(contracts, service) ? contracts[service] : undefined
  if (known === undefined) return true
  if (known.address !== address) return false
  return known.codeHash === null || (await readCodeHash(client, address, options)) === known.codeHash
}
