import type { Collectable, HeldCollection, NetworkId, NftPlace } from '@tyto/chain'
import { addressOfPlace, knownHost, titleOfCollection } from '../../shared/identity/image/nftQueries'
import { labelOfNft } from '../../shared/identity/nfts/labelOfNft'
import { isNameNft, pictureOfNft } from '../../shared/identity/nfts/pictureOfNft'

/** The gallery's name for the Tydras: all collections of them together. */
export const tydras = 'TYDRAS of TYRON'

/** One picture of the gallery. */
export interface GalleryItem {
  /** Tells the pictures of a part apart, whatever they are called. */
  readonly id: string
  readonly label: string
  /** A name has a plate, which stands there while it has no picture of its own. */
  readonly isName: boolean
  /** Text of a contract; null where there is the plate alone. */
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

/** The parts that a person can show and hide: the collections of which the wallet has something, Tydras last. */
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
    id: place.nft.collection,
    isName: false,
    label: titleOfCollection(place.nft.collection),
    uri: addressOfPlace(place, network),
    known: knownHost(place, network),
  }))
  return [...collected, { title: tydras, collection: null, items, count: BigInt(items.length) }]
}

/** A token of a collection as the gallery shows it: a name by its plate unless it was given a picture, anything else by its picture. */
export function galleryItem(collection: string, nft: Collectable): GalleryItem {
  return {
    id: nft.id.toString(),
    label: labelOfNft(collection, nft),
    isName: isNameNft(collection, nft),
    uri: pictureOfNft(collection, nft),
    known: null,
  }
}
