import type { ContractFacts, NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { useQueries } from '@tanstack/react-query'
import { contractQuery } from './queries'

/** Contracts by their address: null where none stands, undefined where it is not known yet. */
export type Contracts = ReadonlyMap<Address, ContractFacts | null | undefined>

/** What stands at these addresses, as far as it has been read: one trip for all of them. */
export function useContracts(network: NetworkId, addresses: readonly Address[]): Contracts {
  const unique = [...new Set(addresses)]
  return useQueries({
    queries: unique.map((address) => contractQuery(network, address)),
    combine: (results) => new Map(results.map(({ data }, index) => [unique[index]!, data])),
  })
}
