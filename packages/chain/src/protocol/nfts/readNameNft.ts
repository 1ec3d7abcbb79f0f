import { didWallet } from '@tyto/contracts'
import { isNftName, parseNftReference, type Name } from '@tyto/identity'
import type { Requests, RequestOptions } from '../../client/client'
import type { Network } from '../../networks/networks'
import { readFields, valueOr } from '../../reads/readField'
import { findInitDid } from '../findInitDid'
import { findNftPlace, findTydraPlaces, type NftHolder, type NftPlace } from './nftPlace'

/** The key of a name in `nft_dns`: `ssi`, `did` or its subdomain. Null for names that it does not know. */
export function nftKeyOf(name: Pick<Name, 'subdomain' | 'topLevel'>): string | null {
  if (name.subdomain !== '') return name.subdomain
  return isNftName(name) ? null : name.topLevel
}

/**
 * The NFT that stands for a name: the one that its wallet names, else, for ssi and did, the first Tydra of the domain.
 * Null where there is none, or where the NFT is not the holder's: anybody may name any NFT. Rejects with `RpcError`.
 */
export async function readNameNft(
  client: Requests,
  network: Pick<Network, 'registry' | 'zlpRegistry'>,
  { key, holder }: { readonly key: string; readonly holder: NftHolder },
  options?: RequestOptions,
): Promise<NftPlace | null> {
  const entry = didWallet(holder.wallet).fields.nft_dns.at(key)
  const [{ nft }, record] = await Promise.all([
    readFields(client, { nft: entry }, options),
    findInitDid(client, network, options),
  ])
  const reference = parseNftReference(valueOr(nft, ''))
  if (reference.ok) return findNftPlace(client, record, { nft: reference.value, holder }, options)
  if (key !== 'ssi' && key !== 'did') return null
  return (await findTydraPlaces(client, record, holder.domain, options))[0] ?? null
}
