import { nameRegistry } from '@tyto/contracts'
import { domainId, type Name } from '@tyto/identity'
import { zeroAddress, type Address } from '@tyto/primitives'
import type { RequestOptions, Requests } from '../client/client'
import { RpcError } from '../client/RpcError'
import type { Network } from '../networks/networks'
import { readField, readFields, type Reading } from '../reads/readField'

/** A registry's entry of a domain. The zero address stands for an entry that leads nowhere. */
export interface RegistryEntry {
  /** Who owns the name: `dns` of .ssi and .did, `nft_dns` of .zlp; null where nobody has registered it. */
  readonly owner: Address | null
  /** The DID wallet: `did_dns`; null where there is none, and for .zlp. */
  readonly did: Address | null
}

/** Reads what the registry of the name's top level knows of its domain, in one trip. */
export async function readRegistry(
  client: Requests,
  network: Pick<Network, 'registry' | 'zlpRegistry'>,
  name: Pick<Name, 'domain' | 'topLevel'>,
  options?: RequestOptions,
): Promise<RegistryEntry> {
  const id = domainId(name.domain)
  if (name.topLevel === 'zlp') {
    const { nft_dns } = nameRegistry(network.zlpRegistry).fields
    return { owner: entryOf(await readField(client, nft_dns.at(id), options)), did: null }
  }
  const { dns, did_dns } = nameRegistry(network.registry).fields
  const { owner, did } = await readFields(client, { owner: dns.at(id), did: did_dns.at(id) }, options)
  return { owner: entryOf(owner), did: entryOf(did) }
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

/** No registry, no answer: without the contract nobody may be told that a name is free. */
function entryOf(reading: Reading<Address>): Address | null {
  if (reading.kind === 'not deployed') {
    throw new RpcError('RpcNotDeployed', 'The name registry of this network does not stand on its chain.')
  }
  return reading.kind === 'value' ? reading.value : null
}

/** An entry that leads somewhere: there, and not the zero address. */
export function leadsSomewhere(address: Address | null): address is Address {
  return address !== null && address !== zeroAddress
}
