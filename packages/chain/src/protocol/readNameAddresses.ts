import { nameRegistry } from '@tyto/contracts'
import { domainId, isNftName, type Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { RequestOptions, Requests } from '../client/client'
import type { Network } from '../networks/networks'
import { readField } from '../reads/readField'
import { readNftEntry } from './readRegistry'
import { entryOf, leadsSomewhere } from './registryEntry'
import { readSubdomain } from './readSubdomain'

type Registries = Pick<Network, 'registry' | 'zlpRegistry' | 'reserve'>

/**
 * Where money for each of some names goes, in their order: the address that the name itself leads to, null where there is
 * none. The names are read together, in one trip; names with a subdomain take one more, those of `.gzil` two. Rejects with `RpcError`: nothing is known then.
 */
export function readNameAddresses(
  client: Requests,
  network: Registries,
  names: readonly Name[],
  options?: RequestOptions,
): Promise<readonly (Address | null)[]> {
  return Promise.all(names.map((name) => readNameAddress(client, network, name, options)))
}

async function readNameAddress(
  client: Requests,
  network: Registries,
  name: Name,
  options?: RequestOptions,
): Promise<Address | null> {
  const address = await readEntry(client, network, name, options)
  if (!leadsSomewhere(address) || address === network.reserve) return null
  if (name.subdomain === '') return address
  const found = await readSubdomain(client, address, name.subdomain, options)
  return leadsSomewhere(found) ? found : null
}

/** The registry's own entry: the wallet of a subdomain is the one that contracts ask for it. */
async function readEntry(
  client: Requests,
  network: Registries,
  name: Name,
  options?: RequestOptions,
): Promise<Address | null> {
  if (isNftName(name)) return readNftEntry(client, network, name, options)
  const { dns, did_dns } = nameRegistry(network.registry).fields
  const field = name.topLevel === 'did' || name.subdomain !== '' ? did_dns : dns
  return entryOf(await readField(client, field.at(domainId(name.domain)), options))
}
