import { readWalletController, type NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { queryOptions } from '@tanstack/react-query'
import { chainOf } from './chain'
import { chainReadOptions } from './queries'

/** Who may act for a wallet, of whatever kind; null where the chain names nobody. */
export function walletControllerQuery(network: NetworkId, wallet: Address) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'wallet controller', wallet],
    queryFn: ({ signal }) => {
      const { client, network: description } = chainOf(network)
      return readWalletController(client, description, wallet, { signal })
    },
  })
}
