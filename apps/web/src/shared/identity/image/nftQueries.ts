import {
  readImageCollections,
  readNameNft,
  readNft,
  readTydras,
  type ImageCollection,
  type NetworkId,
  type NftHolder,
  type NftPlace,
} from '@tyto/chain'
import { formatName, formatNftReference, type Name, type NftReference } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { queryOptions } from '@tanstack/react-query'
import { chainOf } from '../../chain/chain'
import { imageAddress } from './imageAddress'

const common = { retry: false, networkMode: 'always', staleTime: 60_000 } as const

/** The NFT that stands for a name; null where there is none. `key` is what `nft_dns` calls the name. */
export function nameNftQuery(network: NetworkId, name: Name, key: string | null, holder: NftHolder | null) {
  return queryOptions({
    ...common,
    queryKey: ['chain', network, 'nft of name', formatName(name), holder?.wallet ?? null],
    enabled: key !== null && holder !== null,
    queryFn: async ({ signal }): Promise<NftPlace | null> => {
      if (key === null || holder === null) return null
      const { client, network: description } = chainOf(network)
      return readNameNft(client, description, key, holder, { signal })
    },
  })
}

/** One NFT, if it is the holder's. */
export function nftQuery(network: NetworkId, nft: NftReference | null, holder: NftHolder) {
  return queryOptions({
    ...common,
    queryKey: ['chain', network, 'nft', nft === null ? null : formatNftReference(nft), holder.wallet],
    enabled: nft !== null,
    queryFn: async ({ signal }): Promise<NftPlace | null> => {
      if (nft === null) return null
      const { client, network: description } = chainOf(network)
      return readNft(client, description, nft, holder, { signal })
    },
  })
}

/** The Tydras that a domain holds. */
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

/** The collections of pictures, with what a wallet has of each. */
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

/** Where the picture of an NFT may be fetched; null where its contract names no such place. */
export function addressOfPlace(place: NftPlace | null | undefined, network: NetworkId): string | null {
  if (!place) return null
  const text = place.baseUri + place.tokenUri
  return imageAddress(text, { origin: window.location.origin, isLocal: network === 'local' })
}

/** The picture itself; null where what stands there is none that can be shown. It does not change. */
export function imageQuery(network: NetworkId, address: string) {
  return queryOptions({
    ...common,
    staleTime: Infinity,
    queryKey: ['image', address],
    queryFn: async ({ signal }) => {
      const { fetchImage } = await import('./fetchImage')
      const { origin } = window.location
      return fetchImage(address, {
        origin,
        isLocal: network === 'local',
        fetch: window.fetch.bind(window),
        signal,
      })
    },
  })
}
