import type { NetworkId } from '@tyto/chain'
import { allCoins } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { skipToken, useQuery } from '@tanstack/react-query'
import { coinBalancesQuery, type ReadCoins } from '../../shared/chain/coins/coinBalances'
import type { HeldCoin } from './heldCoin'

/** ZIL and every token of the protocol, as an address holds them. */
export function useSendableCoins(network: NetworkId, holder: Address | null) {
  const query = coinBalancesQuery(network, holder === null ? [] : [holder])
  return useQuery({
    ...query,
    queryFn: holder === null ? skipToken : query.queryFn!,
    select: ({ amounts }) => (holder === null ? [] : heldIn(amounts.get(holder))),
  })
}

/** With the digits that the token's own contract says. A coin without a contract here cannot be sent. */
function heldIn(amounts: ReturnType<ReadCoins['amounts']['get']>): readonly HeldCoin[] {
  return allCoins.flatMap((coin): readonly HeldCoin[] => {
    const amount = amounts?.get(coin.id)
    if (amount === undefined || amount.kind === 'no service') return []
    if (amount.kind !== 'amount') return [{ coin, balance: null }]
    return [{ coin: { ...coin, decimals: amount.decimals }, balance: amount.units }]
  })
}
