import type { ContractFacts, NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { useQueries } from '@tanstack/react-query'
import { contractQuery } from '../queries'

/** Contracts by their address: null if there is none, undefined while it is unknown. */
export type Contracts = ReadonlyMap<Address, ContractFacts | null | undefined>

/** The contracts at these addresses, as far as they have been read. All are read together in one request. */
export function useContracts(network: NetworkId, addresses: readonly Address[]): Contracts {
  const unique = [...new Set(addresses)]
  return useQueries({
    queries: unique.map((address) => contractQuery(network, address)),
    combine: (results) => new Map(results.map(({ data }, index) => [unique[index]!, data])),
  })
}
