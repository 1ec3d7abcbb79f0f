import { initDid, zrc6Token } from '@tyto/contracts'
import { domainId, tydraCollections, type NftReference } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../../client/client'
import { readFields, valueOr } from '../../reads/readField'

/** Where the data of an NFT stands: `tokenUri` goes behind `baseUri`. Text of others: any content. */
export interface NftPlace {
  readonly nft: NftReference
  readonly baseUri: string
  readonly tokenUri: string
}

/** Who an NFT must belong to. */
export interface NftHolder {
  /** Bare, in lower case. */
  readonly domain: string
  /** The DID wallet of the domain, and its controller. */
  readonly wallet: Address
  readonly controller: Address | null
}

const maxUint256 = 2n ** 256n - 1n

/** Where one NFT stands, by the record of the protocol (`init`); null where it is none of the holder's. */
export async function findNftPlace(
  client: Requests,
  record: Address,
  { nft, holder }: { readonly nft: NftReference; readonly holder: NftHolder },
  options?: RequestOptions,
): Promise<NftPlace | null> {
  const { base_uri, token_uris, services } = initDid(record).fields
  const own = domainId(holder.domain)
  const { base, uri, contract } = await readFields(
    client,
    { base: base_uri, uri: token_uris.at(nft.collection).at(own), contract: services.at(nft.collection) },
    options,
  )
  if (uri.kind === 'value') {
    // A Tydra belongs to the domain whose id it has.
    const isOwn = nft.tokenId === null || nft.tokenId === own
    const baseUri = valueOr(base, '')
    return isOwn && baseUri !== '' && uri.value !== '' ? { nft, baseUri, tokenUri: uri.value } : null
  }
  if (contract.kind !== 'value' || nft.tokenId === null) return null
  return placeInCollection(client, contract.value, { nft: { ...nft, tokenId: nft.tokenId }, holder }, options)
}

/** Where the Tydras of a domain stand, by the record of the protocol (`init`). */
export async function findTydraPlaces(
  client: Requests,
  record: Address,
  domain: string,
  options?: RequestOptions,
): Promise<readonly NftPlace[]> {
  const { base_uri, token_uris } = initDid(record).fields
  const tokenId = domainId(domain)
  const uris = Object.fromEntries(
    tydraCollections.map((collection) => [collection, token_uris.at(collection).at(tokenId)] as const),
  )
  const [{ base }, found] = await Promise.all([
    readFields(client, { base: base_uri }, options),
    readFields(client, uris, options),
  ])
  const baseUri = valueOr(base, '')
  if (baseUri === '') return []
  return tydraCollections.flatMap((collection) => {
    const tokenUri = found[collection] === undefined ? '' : valueOr(found[collection], '')
    return tokenUri === '' ? [] : [{ nft: { collection, tokenId }, baseUri, tokenUri }]
  })
}

/** An NFT of a ZRC-6 contract. */
async function placeInCollection(
  client: Requests,
  contract: Address,
  {
    nft,
    holder: { wallet, controller },
  }: { readonly nft: NftReference & { readonly tokenId: string }; readonly holder: NftHolder },
  options?: RequestOptions,
): Promise<NftPlace | null> {
  if (!/^\d+$/.test(nft.tokenId) || BigInt(nft.tokenId) > maxUint256) return null
  const { base_uri, token_owners, token_uris } = zrc6Token(contract).fields
  const id = BigInt(nft.tokenId)
  const reads = { base: base_uri, uri: token_uris.at(id), owner: token_owners.at(id) }
  const { base, uri, owner } = await readFields(client, reads, options)
  const holders: readonly (Address | null)[] = [wallet, controller]
  if (owner.kind !== 'value' || !holders.includes(owner.value)) return null
  // Without a uri of its own a token is found by its number.
  const tokenUri = valueOr(uri, '') || nft.tokenId
  const baseUri = valueOr(base, '')
  return baseUri === '' && uri.kind !== 'value' ? null : { nft, baseUri, tokenUri }
}
