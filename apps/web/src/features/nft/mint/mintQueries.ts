import { readProtocol, type NetworkId } from '@tyto/chain'
import { queryOptions } from '@tanstack/react-query'
import { chainOf } from '../../../shared/chain/chain'
import { chainReadOptions } from '../../../shared/chain/queries'

/** What a name of a collection costs in each currency, in its smallest unit. */
export type MintPrices = ReadonlyMap<string, bigint>

/** The action of the protocol's price list that mints a name of a collection. */
export const mintAction = 'ZRC6_Mint'

export function mintPricesQuery(network: NetworkId) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'mint prices'],
    queryFn: async ({ signal }): Promise<MintPrices> => {
      const { client, network: description } = chainOf(network)
      const { utility } = await readProtocol(client, description, { signal })
      const prices = new Map<string, bigint>()
      for (const [currency, actions] of utility) {
        const price = actions.get(mintAction)
        if (price !== undefined) prices.set(currency, price)
      }
      return prices
    },
  })
}
