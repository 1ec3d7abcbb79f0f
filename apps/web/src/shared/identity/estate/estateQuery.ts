import { readEstate, readEstateHalf, type NetworkId } from '@tyto/chain'
import { allCoins } from '@tyto/contracts'
import { domainId } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { queryOptions } from '@tanstack/react-query'
import { chainOf } from '../../chain/chain'
import { chainReadOptions } from '../../chain/queries'

export const estateCoins = allCoins.map(({ id }) => id)

/** What a name carries: whom it obeys, what it holds, what was promised. `domain`: without suffix. */
export function estateQuery(network: NetworkId, domain: string) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'estate', domain],
    queryFn: ({ signal }) => {
      const { client, network: description } = chainOf(network)
      return readEstate(client, description, { id: domainId(domain), coins: estateCoins }, { signal })
    },
  })
}

/** What one wallet of a name promised before: a page about a wallet reads no money of another one. */
export function doorsQuery(network: NetworkId, domain: string, wallet: Address) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'estate doors', domain, wallet],
    queryFn: ({ signal }) => {
      const { client, network: description } = chainOf(network)
      const question = { id: domainId(domain), coins: estateCoins, wallet }
      return readEstate(client, description, question, { signal })
    },
  })
}

/** Whom its two halves obey, and nothing else. */
export function halvesQuery(network: NetworkId, domain: string) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'estate halves', domain],
    queryFn: ({ signal }) => {
      const { client, network: description } = chainOf(network)
      const question = { id: domainId(domain), coins: [], isControlOnly: true }
      return readEstate(client, description, question, { signal })
    },
  })
}

/** Whom a wallet obeys to which a name may lead. */
export function halfQuery(network: NetworkId, wallet: Address) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'estate half', wallet],
    queryFn: ({ signal }) => {
      const { client, network: description } = chainOf(network)
      return readEstateHalf(client, description, wallet, { signal })
    },
  })
}
