import {
  readCollectables,
  readImageCollections,
  readNameNft,
  readNft,
  readTydras,
  type HeldCollection,
  type ImageCollection,
  type NetworkId,
  type NftHolder,
  type NftPlace,
} from '@tyto/chain'
import {
  formatName,
  formatNftReference,
  tydraCollections,
  tydraTitles,
  type Name,
  type NftReference,
} from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { queryOptions } from '@tanstack/react-query'
import { fetchPart } from '../../ui/parts/fetchPart'
import { chainOf } from '../../chain/network/chain'
import type { ImageAnswer } from './fetchImage'
import { imageAddress, strangerOf } from './imageAddress'
import { pictureHosts } from './pictureHosts'

const common = { retry: false, networkMode: 'always', staleTime: 60_000 } as const

/** The NFT of a name; null if there is none. `key` is the name's key in `nft_dns`. */
export function nameNftQuery(network: NetworkId, name: Name, key: string | null, holder: NftHolder | null) {
  return queryOptions({
    ...common,
    queryKey: ['chain', network, 'nft of name', formatName(name), holder?.wallet ?? null],
    enabled: key !== null && holder !== null,
    queryFn: async ({ signal }): Promise<NftPlace | null> => {
      if (key === null || holder === null) return null
      const { client, network: description } = chainOf(network)
      return readNameNft(client, description, { key, holder }, { signal })
    },
  })
}

/** One NFT; null if the holder does not own it. */
export function nftQuery(network: NetworkId, nft: NftReference | null, holder: NftHolder) {
  return queryOptions({
    ...common,
    queryKey: ['chain', network, 'nft', nft === null ? null : formatNftReference(nft), holder.wallet],
    enabled: nft !== null,
    queryFn: async ({ signal }): Promise<NftPlace | null> => {
      if (nft === null) return null
      const { client, network: description } = chainOf(network)
      return readNft(client, description, { nft, holder }, { signal })
    },
  })
}

/** The Tydras that belong to a domain. */
export function tydrasQuery(network: NetworkId, domain: string) {
  return queryOptions({
    ...common,
    queryKey: ['chain', network, 'tydras', domain],
    queryFn: async ({ signal }): Promise<readonly NftPlace[]> => {
      const { client, network: description } = chainOf(network)
      return readTydras(client, description, domain, { signal })
    },
  })
}

/** The picture collections, with the items of each that a wallet owns. */
export function collectionsQuery(network: NetworkId, wallet: Address) {
  return queryOptions({
    ...common,
    queryKey: ['chain', network, 'collections', wallet],
    queryFn: async ({ signal }): Promise<readonly ImageCollection[]> => {
      const { client, network: description } = chainOf(network)
      return readImageCollections(client, description, wallet, { signal })
    },
  })
}

/** How many tokens of each collection are read to be shown. */
const mostShown = 24

/** The NFTs of a wallet in each collection of the protocol. */
export function collectablesQuery(network: NetworkId, wallet: Address) {
  return queryOptions({
    ...common,
    queryKey: ['chain', network, 'collectables', wallet],
    queryFn: async ({ signal }): Promise<readonly HeldCollection[]> => {
      const { client, network: description } = chainOf(network)
      return readCollectables(client, description, { wallet, most: mostShown }, { signal })
    },
  })
}

/** The title of a collection, as people know it: Tydras have titles. */
export function titleOfCollection(collection: string): string {
  const tydra = tydraCollections.find((each) => each === collection)
  return tydra === undefined ? collection : tydraTitles[tydra]
}

/** The address to fetch the picture of an NFT from; null if its contract gives no such address. */
export function addressOfPlace(place: NftPlace | null | undefined, network: NetworkId): string | null {
  if (!place) return null
  const text = place.baseUri + place.tokenUri
  return imageAddress(text, { origin: window.location.origin, isLocal: network === 'local' })
}

/**
 * The picture at an address, or why there is none: it never changes, but for the sites that the person wants pictures
 * from. `known`: a host that needs no word of the person, since the protocol names it.
 */
export function imageQuery(network: NetworkId, address: string, known: string | null = null) {
  return queryOptions({
    ...common,
    staleTime: Infinity,
    queryKey: ['image', network, address, known],
    queryFn: async ({ signal }): Promise<ImageAnswer> => {
      const { fetchImage } = await fetchPart(() => import('./fetchImage'))
      const { gateways, ipfsGateways } = chainOf(network).network
      return fetchImage(address, {
        origin: window.location.origin,
        isLocal: network === 'local',
        gateways,
        ipfsGateways,
        mayAsk: (host) => host === known || pictureHosts.get().includes(host),
        fetch: (url, init) => window.fetch(url, init),
        signal,
      })
    },
  })
}

/** The host of the protocol's own Tydras; null for other NFTs: a token's uri can lead away from the base before it. */
export function knownHost(place: NftPlace | null | undefined, network: NetworkId): string | null {
  const address = addressOfPlace(place, network)
  if (!place || address === null || !isTydra(place.nft.collection)) return null
  const host = strangerOf(address, window.location.origin)
  const base = imageAddress(place.baseUri, { origin: window.location.origin, isLocal: network === 'local' })
  return base !== null && strangerOf(base, window.location.origin) === host ? host : null
}

function isTydra(collection: string): boolean {
  return tydraCollections.some((each) => each === collection)
}
