import { readTydraSale, type NetworkId, type TydraSale } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { queryOptions } from '@tanstack/react-query'
import { chainOf } from '../../shared/chain/network/chain'
import { chainReadOptions } from '../../shared/chain/reads/queries'

/** How the sale of Tydras stands for a domain, bare and in lower case, and its DID wallet. */
export function saleQuery(network: NetworkId, domain: string, wallet: Address) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'sale of tydras', domain, wallet],
    queryFn: async ({ signal }): Promise<TydraSale> => {
      const { client, network: description } = chainOf(network)
      return readTydraSale(client, description, { domain, wallet }, { signal })
    },
  })
}
