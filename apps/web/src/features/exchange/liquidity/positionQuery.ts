import { readPosition, type NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { chainOf } from '../../../shared/chain/network/chain'
import { chainReadOptions } from '../../../shared/chain/reads/queries'

/** What a wallet and its domain have of the community's pool; `dex`: where that stands, null while that is not known. */
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
