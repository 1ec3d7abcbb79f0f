import type { Collectable } from '@tyto/chain'
import { labelOfNft } from './labelOfNft'

/** A uri that leads somewhere by itself; a name without a uri of its own has the bare name there. */
const scheme = /^[a-z][a-z0-9+.-]*:/i

/** Where the picture of an NFT stands, as its contract says; null for a name that was given none: its plate stands for it. */
export function pictureOfNft(collection: string, nft: Collectable): string | null {
  return isNameNft(collection, nft) && !scheme.test(nft.uri) ? null : nft.uri
}

/** Is this token a name that can be written, so that it has a plate? */
export function isNameNft(collection: string, nft: Collectable): boolean {
  return nft.name !== null && labelOfNft(collection, nft) === `${nft.name}${collection}`
}
