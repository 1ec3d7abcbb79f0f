import { nameRegistry } from '@tyto/contracts'
import { domainId } from '@tyto/identity'
import { zeroAddress, type Address } from '@tyto/primitives'
import type { RequestOptions, Requests } from '../client/client'
import { RpcError } from '../client/RpcError'
import type { Network } from '../networks/networks'
import { readFields, type Reading } from '../reads/readField'

/** A registry's entry of a domain. The zero address stands for an entry that leads nowhere. */
export interface RegistryEntry {
  /** Who owns the name: `dns` of .ssi and .did, `nft_dns` of a collection of names; null where nobody has registered it. */
  readonly owner: Address | null
  /** The DID wallet: `did_dns`; null where there is none, and for names of collections. */
  readonly did: Address | null
}

/** Reads what the registry of .ssi and .did knows of a domain, in one trip. */
export async function readDomainEntry(
  client: Requests,
  { registry }: Pick<Network, 'registry'>,
  domain: string,
  options?: RequestOptions,
): Promise<RegistryEntry> {
  const id = domainId(domain)
  const { dns, did_dns } = nameRegistry(registry).fields
  const { owner, did } = await readFields(client, { owner: dns.at(id), did: did_dns.at(id) }, options)
  return { owner: entryOf(owner), did: entryOf(did) }
}

/** No registry, no answer: without the contract nobody may be told that a name is free. */
export function entryOf(reading: Reading<Address>): Address | null {
  if (reading.kind === 'not deployed') throw noRegistry()
  return reading.kind === 'value' ? reading.value : null
}

/** Tells that nothing is known of names, since their registry does not stand. */
export function noRegistry(): RpcError {
  return new RpcError('RpcNotDeployed', 'The name registry of this network does not stand on its chain.')
}

/** An entry that leads somewhere: there, and not the zero address. */
export function leadsSomewhere(address: Address | null): address is Address {
  return address !== null && address !== zeroAddress
}
