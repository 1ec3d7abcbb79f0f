import { readAllowances, type NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { queryOptions } from '@tanstack/react-query'
import { chainOf } from '../../shared/chain/network/chain'
import { chainReadOptions } from '../../shared/chain/reads/queries'

/** Who may take which of these tokens from these owners. */
export function allowancesQuery(network: NetworkId, owners: readonly Address[], tokens: readonly Address[]) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'allowances', owners, tokens],
    queryFn: ({ signal }) => readAllowances(chainOf(network).client, owners, tokens, { signal }),
  })
}
