import { readImageOffer, readNftFacts, readOwnedNfts, type NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { queryOptions } from '@tanstack/react-query'
import { chainOf } from '../../../shared/chain/network/chain'
import { chainReadOptions } from '../../../shared/chain/reads/queries'

/** On what terms an image collection sells, and what a wallet has of it. */
export interface ImageSale {
  /** Of one picture, in Qa. */
  readonly price: bigint
  /** The text that the collection puts in front of each address. */
  readonly baseUri: string
  /** Where the newest pictures of the wallet are. */
  readonly held: ReadonlySet<string>
}

/** How many of the wallet's newest pictures are left out of a search. */
const mostLooked = 100

/** The sale of a collection; null where this network has no such collection, or it sells nothing. */
export function imageSaleQuery(network: NetworkId, collection: string, wallet: Address) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'image sale', collection, wallet],
    queryFn: async ({ signal }): Promise<ImageSale | null> => {
      const { client, network: description } = chainOf(network)
      const [offer, owned] = await Promise.all([
        readImageOffer(client, description, collection, { signal }),
        readOwnedNfts(client, description, { collection, wallet }, { signal }),
      ])
      const price = offer?.price ?? null
      if (price === null || owned === null) return null
      const facts = await readNftFacts(
        client,
        owned,
        { wallet, ids: owned.ids.slice(-mostLooked) },
        { signal },
      )
      return { price, baseUri: owned.baseUri, held: new Set(facts.map(({ uri }) => uri)) }
    },
  })
}
