import { nameRegistry } from '@tyto/contracts'
import { domainId, isNftName, type Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { RequestOptions, Requests } from '../client/client'
import type { Network } from '../networks/networks'
import { readField } from '../reads/readField'
import { findCollection } from './nfts/findCollection'
import { entryOf, noRegistry, readDomainEntry, type RegistryEntry } from './registryEntry'

/** Reads what the registry of the name's top level knows of its domain: in one trip, three for `.gzil`, whose registry is asked for first. */
export async function readRegistry(
  client: Requests,
  network: Pick<Network, 'registry' | 'zlpRegistry'>,
  name: Pick<Name, 'domain' | 'topLevel'>,
  options?: RequestOptions,
): Promise<RegistryEntry> {
  if (!isNftName(name)) return readDomainEntry(client, network, name.domain, options)
  return { owner: await readNftEntry(client, network, name, options), did: null }
}

/** Where a name of a collection leads, as its registry has it; null where nobody has it. */
export async function readNftEntry(
  client: Requests,
  network: Pick<Network, 'registry' | 'zlpRegistry'>,
  { domain, topLevel }: Pick<Name, 'domain' | 'topLevel'>,
  options?: RequestOptions,
): Promise<Address | null> {
  const registry =
    topLevel === 'zlp' ? network.zlpRegistry : await findCollection(client, network, `.${topLevel}`, options)
  if (registry === null) throw noRegistry()
  return entryOf(await readField(client, nameRegistry(registry).fields.nft_dns.at(domainId(domain)), options))
}

/**
 * The address that a name without a subdomain leads to by its registry's entry: the DID wallet for .did, the owner's wallet else, which may be
 * another one. Null for a subdomain, which its wallet must be asked for, and where there is none.
 *
 * @example
 * const address = placeOfEntry(name, await readRegistry(client, network, name))
 */
export function placeOfEntry(
  { subdomain, topLevel }: Pick<Name, 'subdomain' | 'topLevel'>,
  { owner, did }: RegistryEntry,
): Address | null {
  if (subdomain !== '') return null
  return topLevel === 'did' ? did : owner
}
