import type { Collectable, HeldCollection, NetworkId, NftPlace } from '@tyto/chain'
import { addressOfPlace, knownHost, titleOfCollection } from '../../shared/identity/image/nftQueries'
import { labelOfNft } from '../../shared/identity/nfts/labelOfNft'

/** What the gallery calls the Tydras: all collections of them together. */
export const tydras = 'TYDRAS of TYRON'

/** One picture of the gallery. */
export interface GalleryItem {
  readonly label: string
  /** Text of a contract; null for names, which are shown by what they are called. */
  readonly uri: string | null
  readonly known: string | null
}

/** One line of the list, and its pictures. */
export interface GalleryPart {
  readonly title: string
  /** Of which more can be read; null for Tydras, which are all there. */
  readonly collection: string | null
  readonly items: readonly GalleryItem[]
  /** How many there are, those that are not shown included. */
  readonly count: bigint
}

/** What a person can show and hide: the collections of which the wallet has something, Tydras last. */
export function galleryParts(
  held: readonly HeldCollection[],
  places: readonly NftPlace[],
  network: NetworkId,
): readonly GalleryPart[] {
  const collected = held.flatMap(({ collection, count, first }): readonly GalleryPart[] =>
    count === 0n
      ? []
      : [{ title: collection, collection, items: first.map((one) => galleryItem(collection, one)), count }],
  )
  if (places.length === 0) return collected
  const items = places.map((place) => ({
    label: titleOfCollection(place.nft.collection),
    uri: addressOfPlace(place, network),
    known: knownHost(place, network),
  }))
  return [...collected, { title: tydras, collection: null, items, count: BigInt(items.length) }]
}

/** A token of a collection as the gallery shows it: a name by its plate, anything else by its picture. */
export function galleryItem(collection: string, nft: Collectable): GalleryItem {
  const label = labelOfNft(collection, nft)
  return {
    label,
    uri: nft.name !== null && label === `${nft.name}${collection}` ? null : nft.uri,
    known: null,
  }
}
