import { findOffers, readHoldings, type Holdings, type NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { queryOptions } from '@tanstack/react-query'
import { chainOf } from '../../../shared/chain/network/chain'
import { chainReadOptions } from '../../../shared/chain/reads/queries'
import { findProgramme } from './programme'

/** How long the places of the programme are reused, in ms: they hardly ever change. */
const programmeStaleTime = 600_000

/** Where the seed-node programme stands; null where this network has none. */
export function programmeQuery(network: NetworkId) {
  return queryOptions({
    ...chainReadOptions,
    staleTime: programmeStaleTime,
    queryKey: ['chain', network, 'swap', 'programme'],
    queryFn: ({ signal }) => {
      const { client, network: description } = chainOf(network)
      return findProgramme(client, description, { signal })
    },
  })
}

/** The holdings of some people in the programme, and to whom they are offered; null where there is no programme. */
export function holdingsQuery(
  network: NetworkId,
  implementation: Address | null,
  delegators: readonly Address[],
) {
  return queryOptions<Holdings | null>({
    ...chainReadOptions,
    queryKey: ['chain', network, 'swap', 'holdings', implementation, ...delegators],
    queryFn: ({ signal }) =>
      implementation === null
        ? null
        : readHoldings(chainOf(network).client, { implementation }, delegators, { signal }),
    enabled: implementation !== null,
  })
}

/** Who offers their stakes to an address. Where nodes keep no list the answer is null. */
export function offersQuery(network: NetworkId, implementation: Address | null, to: Address) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'swap', 'offers', implementation, to],
    queryFn: ({ signal }) =>
      implementation === null || !chainOf(network).network.rules.tellsHistory
        ? null
        : findOffers(chainOf(network).client, { implementation }, to, { signal }),
    enabled: implementation !== null,
  })
}
