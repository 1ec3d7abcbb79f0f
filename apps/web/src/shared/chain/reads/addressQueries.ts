import { readAddress, type NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { queryOptions } from '@tanstack/react-query'
import { chainOf } from '../network/chain'
import { chainReadOptions } from './queries'

/** Finds out what an address is: a wallet, another contract, or an account. */
export function addressQuery(network: NetworkId, address: Address) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'address', address],
    queryFn: ({ signal }) => readAddress(chainOf(network).client, address, { signal }),
  })
}
