import { readEstate, readEstateHalf, readEstateWallet, type NetworkId } from '@tyto/chain'
import { allCoins } from '@tyto/contracts'
import { domainId } from '@tyto/identity'
import { isHex, type Address, type Hex } from '@tyto/primitives'
import { queryOptions } from '@tanstack/react-query'
import { chainOf } from '../../chain/network/chain'
import { seededNames } from '../../chain/network/localNetwork'
import { chainReadOptions } from '../../chain/reads/queries'
import { knownDomains } from '../../session/names/knownNames'

export const estateCoins = allCoins.map(({ id }) => id)

/** Hashes of the domains that this device knows: the chain cannot be searched for what has to do with a name. */
export function knownIds(network: NetworkId): readonly Hex[] {
  const seeded = network === 'local' ? seededNames.map(({ domain }) => domain) : []
  return [...new Set([...knownDomains(), ...seeded])].flatMap((domain) => {
    const id = domainId(domain)
    return isHex(id, 32) ? [id] : []
  })
}

/** The things that a name carries: whom it obeys, what it holds, what was promised. `domain`: without suffix. */
export function estateQuery(network: NetworkId, domain: string) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'estate', domain],
    queryFn: ({ signal }) => {
      const { client, network: description } = chainOf(network)
      const question = { id: domainId(domain), coins: estateCoins, others: knownIds(network) }
      return readEstate(client, description, question, { signal })
    },
  })
}

/** The earlier promises of one wallet of a name: a page about a wallet reads no money of another one. */
export function doorsQuery(network: NetworkId, id: Hex, wallet: Address) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'estate doors', id, wallet],
    queryFn: ({ signal }) => {
      const { client, network: description } = chainOf(network)
      const question = { id, coins: estateCoins, wallet }
      return readEstate(client, description, question, { signal })
    },
  })
}

/** The wallet that a subdomain is about to lead to: whom it obeys and what it holds. */
export function walletQuery(network: NetworkId, wallet: Address) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'estate wallet', wallet],
    queryFn: ({ signal }) => {
      const { client, network: description } = chainOf(network)
      return readEstateWallet(client, description, { address: wallet, coins: estateCoins }, { signal })
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
