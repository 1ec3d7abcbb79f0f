import type { HeldCollection, NetworkId, NftPlace } from '@tyto/chain'
import { parseName } from '@tyto/identity'
import { addressOfPlace, knownHost, titleOfCollection } from '../../shared/identity/image/nftQueries'

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
  const collected = held.flatMap(({ collection, count, first }): readonly GalleryPart[] => {
    if (count === 0n) return []
    const items = first.map(({ id, uri, name }) => {
      const called = name === null ? null : parseName(`${name}.ssi`)
      const isName = called?.ok === true && called.value.domain === name
      return {
        label: isName ? `${name}${collection}` : `${collection} #${id}`,
        uri: isName ? null : uri,
        known: null,
      }
    })
    return [{ title: collection, items, count }]
  })
  if (places.length === 0) return collected
  const items = places.map((place) => ({
    label: titleOfCollection(place.nft.collection),
    uri: addressOfPlace(place, network),
    known: knownHost(place, network),
  }))
  return [...collected, { title: tydras, items, count: BigInt(items.length) }]
}
