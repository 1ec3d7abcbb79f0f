import { readNftFacts, readOwnedNfts, type NetworkId, type OwnedNfts } from '@tyto/chain'
import { domainCollections } from '@tyto/contracts'
import { imageCollections } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { queryOptions } from '@tanstack/react-query'
import { chainOf } from '../../chain/network/chain'

/** The collections of the protocol: names first, pictures then. */
export const collections = [...domainCollections, ...imageCollections] as const
export type Collection = (typeof collections)[number]

const common = { retry: false, networkMode: 'always' } as const

/** The NFTs of a wallet in a collection; null where this network has no such collection. */
export function ownedQuery(network: NetworkId, collection: string, wallet: Address) {
  return queryOptions({
    ...common,
    queryKey: ['chain', network, 'owned nfts', collection, wallet],
    queryFn: async ({ signal }) => {
      const { client, network: description } = chainOf(network)
      return readOwnedNfts(client, description, { collection, wallet }, { signal })
    },
  })
}

/** The collection's facts about some of the tokens of a wallet. */
export function factsQuery(network: NetworkId, owned: OwnedNfts, wallet: Address, ids: readonly bigint[]) {
  const { contract, baseUri } = owned
  return queryOptions({
    ...common,
    queryKey: ['chain', network, 'nft facts', contract, baseUri, wallet, ids.join()],
    queryFn: async ({ signal }) =>
      readNftFacts(chainOf(network).client, { contract, baseUri }, { wallet, ids }, { signal }),
  })
}
