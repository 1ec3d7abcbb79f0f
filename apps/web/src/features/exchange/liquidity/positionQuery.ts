import { readPosition, type NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { chainOf } from '../../../shared/chain/network/chain'
import { chainReadOptions } from '../../../shared/chain/reads/queries'

/**
 * The shares of a wallet and its domain in the community's pool; `dex`: the address of the pool, null while it is not
 * known.
 */
export function positionQuery(network: NetworkId, dex: Address | null, wallet: Address, domain: string) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'pool position', dex, wallet, domain],
    queryFn:
      dex === null
        ? skipToken
        : ({ signal }) => readPosition(chainOf(network).client, dex, { wallet, domain }, { signal }),
  })
}
