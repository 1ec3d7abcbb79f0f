import type { DidRecord, Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { RequestOptions, Requests } from '../client/client'
import type { Network } from '../networks/networks'
import { readDidRecord } from './readDidRecord'
import { placeOfEntry, readRegistry } from './readRegistry'
import { leadsSomewhere, type RegistryEntry } from './registryEntry'
import { readSubdomain } from './readSubdomain'

/** The place to which a name leads. That nothing is known is no such answer: then `resolveName` rejects with `RpcError`. */
export type Resolution =
  | FoundName
  /** Nobody has registered the domain: the registry itself says so. */
  | { readonly kind: 'free'; readonly name: Name }
  /** The domain is kept by the network's reserve and not for sale. */
  | { readonly kind: 'reserved'; readonly name: Name; readonly owner: Address }
  /** The domain's wallet has no entry for this subdomain. */
  | { readonly kind: 'unregistered'; readonly name: Name }
  /** The entry leads nowhere: the zero address, or for a subdomain an address without a contract. */
  | { readonly kind: 'uninitialized'; readonly name: Name }

export interface FoundName {
  readonly kind: 'found'
  readonly name: Name
  /** The address of the name itself: `dns` of alice.ssi, `did_dns` of alice.did, the subdomain's wallet. */
  readonly address: Address
  /** The record of the contract at `address`; null where a plain account stands there. */
  readonly wallet: DidRecord | null
  /** The record of the domain's DID wallet (`did_dns`); the same object as `wallet` where the two are one. */
  readonly identity: DidRecord | null
  /** The domain's entries of the registry. */
  readonly registry: RegistryEntry
}

/**
 * From a name to the complete document. Two trips: the registry, then every field of the wallets; one more between
 * them for a subdomain. Rejects with `RpcError` when a node fails; that never means that a name is free.
 */
export async function resolveName(
  client: Requests,
  network: Pick<Network, 'registry' | 'zlpRegistry' | 'reserve'>,
  name: Name,
  options?: RequestOptions,
): Promise<Resolution> {
  const registry = await readRegistry(client, network, name, options)
  const { owner, did } = registry
  if (owner === null && did === null) return { kind: 'free', name }
  if (owner !== null && owner === network.reserve) return { kind: 'reserved', name, owner }

  if (name.subdomain !== '') return resolveSubdomain()

  const address = placeOfEntry(name, registry)
  if (!leadsSomewhere(address)) return { kind: 'uninitialized', name }
  return { kind: 'found', name, address, ...(await readWallets(address)), registry }

  /** The name's wallet and the DID wallet, in one batch; once where the two are one. */
  async function readWallets(of: Address): Promise<Pick<FoundName, 'wallet' | 'identity'>> {
    const reading = readDidRecord(client, of, options)
    const readingIdentity = did === of ? reading : leadsSomewhere(did) && readDidRecord(client, did, options)
    const [wallet, identity] = await Promise.all([reading, readingIdentity])
    return { wallet, identity: identity || null }
  }

  async function resolveSubdomain(): Promise<Resolution> {
    const holder = leadsSomewhere(did) ? did : owner
    if (!leadsSomewhere(holder)) return { kind: 'uninitialized', name }
    const address = await readSubdomain(client, holder, name.subdomain, options)
    if (address === null) return { kind: 'unregistered', name }
    if (!leadsSomewhere(address)) return { kind: 'uninitialized', name }
    const wallets = await readWallets(address)
    if (wallets.wallet === null) return { kind: 'uninitialized', name }
    return { kind: 'found', name, address, ...wallets, registry }
  }
}
