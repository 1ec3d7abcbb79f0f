import type { NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { chainOf } from '../../../shared/chain/chain'
import { chainReadOptions } from '../../../shared/chain/queries'
import { missingAllowance } from '../actions/allowTrade'
import type { TradeInput } from '../actions/tradeInput'

/** What an account must still allow the exchange, exactly, before a trade of its own; 0 where it is enough. */
export function allowanceQuery(network: NetworkId, account: Address | null, { exchange, from, amount }: TradeInput) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'trade allowance', account, exchange, from.id, amount.toString()],
    queryFn:
      account === null || from.token === null
        ? skipToken
        : () => missingAllowance({ ...chainOf(network), account }, { exchange, from, amount }),
  })
}
