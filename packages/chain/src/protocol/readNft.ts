import { didWallet, initDid, zrc6Token } from '@tyto/contracts'
import {
  domainId,
  imageCollections,
  parseNftReference,
  tydraCollections,
  type Name,
  type NftReference,
} from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { Client, RequestOptions } from '../client/client'
import type { Network } from '../networks/networks'
import { readFields, valueOr } from '../reads/readField'
import { findInitDid } from './readProtocol'

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

/** A collection of pictures that the protocol names. */
export interface ImageCollection {
  /** `dd10k` */
  readonly collection: string
  /** Its ZRC-6 contract. */
  readonly contract: Address
  /** How many NFTs of it a wallet has. */
  readonly held: bigint
}

const maxUint256 = 2n ** 256n - 1n

type Registries = Pick<Network, 'registry' | 'zlpRegistry'>

/** What `nft_dns` calls a name: `ssi`, `did` or its subdomain. Null for names that it does not know. */
export function nftKeyOf({ subdomain, topLevel }: Pick<Name, 'subdomain' | 'topLevel'>): string | null {
  if (subdomain !== '') return subdomain
  return topLevel === 'zlp' ? null : topLevel
}

/**
 * The NFT that stands for a name: the one that its wallet names, else, for ssi and did, the first Tydra of the domain.
 * Null where there is none, or where the NFT is not the holder's: anybody may name any NFT.
 */
export async function readNameNft(
  client: Client,
  network: Registries,
  key: string,
  holder: NftHolder,
  options?: RequestOptions,
): Promise<NftPlace | null> {
  const entry = didWallet(holder.wallet).fields.nft_dns.at(key)
  const [{ nft }, record] = await Promise.all([
    readFields(client, { nft: entry }, options),
    findInitDid(client, network, options),
  ])
  const reference = parseNftReference(valueOr(nft, ''))
  if (reference.ok) return placeOf(client, record, reference.value, holder, options)
  if (key !== 'ssi' && key !== 'did') return null
  return (await tydrasOf(client, record, holder.domain, options))[0] ?? null
}

/** Where the data of one NFT stands; null where there is none, or where it is not the holder's. */
export async function readNft(
  client: Client,
  network: Registries,
  nft: NftReference,
  holder: NftHolder,
  options?: RequestOptions,
): Promise<NftPlace | null> {
  return placeOf(client, await findInitDid(client, network, options), nft, holder, options)
}

/** The collections of pictures that a network has, and how many NFTs of each a wallet holds. */
export async function readImageCollections(
  client: Client,
  network: Registries,
  wallet: Address,
  options?: RequestOptions,
): Promise<readonly ImageCollection[]> {
  const { services } = initDid(await findInitDid(client, network, options)).fields
  const named = Object.fromEntries(imageCollections.map((name) => [name, services.at(name)] as const))
  const contracts = await readFields(client, named, options)
  const known = imageCollections.flatMap((collection) => {
    const contract = contracts[collection]
    return contract?.kind === 'value' ? [{ collection, contract: contract.value }] : []
  })
  const held = await readFields(
    client,
    Object.fromEntries(
      known.map(({ collection, contract }) => [collection, zrc6Token(contract).fields.balances.at(wallet)]),
    ),
    options,
  )
  return known.map((one) => {
    const balance = held[one.collection]
    return { ...one, held: balance?.kind === 'value' ? balance.value : 0n }
  })
}

/** The Tydras of a domain. */
export async function readTydras(
  client: Client,
  network: Registries,
  domain: string,
  options?: RequestOptions,
): Promise<readonly NftPlace[]> {
  return tydrasOf(client, await findInitDid(client, network, options), domain, options)
}

async function tydrasOf(
  client: Client,
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

async function placeOf(
  client: Client,
  record: Address,
  nft: NftReference,
  holder: NftHolder,
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
  return placeInCollection(client, contract.value, { ...nft, tokenId: nft.tokenId }, holder, options)
}

/** An NFT of a ZRC-6 contract. */
async function placeInCollection(
  client: Client,
  contract: Address,
  nft: NftReference & { readonly tokenId: string },
  { wallet, controller }: NftHolder,
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
