import { readProtocol, type NetworkId, type Prices } from '@tyto/chain'
import { queryOptions } from '@tanstack/react-query'
import { chainOf } from '../network/chain'
import { chainReadOptions } from '../reads/queries'

/** A thing with a price, as the protocol's price list calls it: a .ssi name, a name of a collection, a Tydra, its transfer. */
export const purchases = {
  name: 'BuyNftUsername',
  domain: 'ZRC6_Mint',
  tydra: 'MintTydraNft',
  tydraTransfer: 'TransferTydraNft',
} as const

/** The price of something in each currency, in its smallest unit. */
export function pricesQuery(network: NetworkId, what: keyof typeof purchases) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'prices', what],
    queryFn: async ({ signal }): Promise<Prices> => {
      const { client, network: description } = chainOf(network)
      const { utility } = await readProtocol(client, description, { signal })
      const prices = new Map<string, bigint>()
      for (const [currency, actions] of utility) {
        const price = actions.get(purchases[what])
        if (price !== undefined) prices.set(currency, price)
      }
      return prices
    },
  })
}
