import { zilAddress } from '@tyto/contracts'
import { readProtocol, type NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { chainOf } from '../../../shared/chain/network/chain'
import { chainReadOptions } from '../../../shared/chain/reads/queries'
import { missingAllowance } from '../actions/allowTrade'
import { spenderOf } from '../actions/tradeCall'
import type { TradeInput } from '../actions/tradeInput'

/** The allowance that an account must give before a trade of its own. */
export interface NeededAllowance {
  /** Who takes the tokens. */
  readonly spender: Address
  /** Exactly what is missing, in the token's smallest unit; 0 where it is enough. */
  readonly missing: bigint
}

/** The allowance of a trade out of an account; null where none is needed. `owner` is null for the trade of a wallet. */
export function allowanceQuery(network: NetworkId, owner: Address | null, trade: TradeInput) {
  const { exchange, from, to, amount } = trade
  const { token } = from
  return queryOptions<NeededAllowance | null>({
    ...chainReadOptions,
    queryKey: ['chain', network, 'trade allowance', owner, exchange, from.id, to.id, amount.toString()],
    queryFn:
      owner === null || token === zilAddress
        ? skipToken
        : async () => {
            const { client, network: description } = chainOf(network)
            const { services } = await readProtocol(client, description)
            const spender = spenderOf(trade, services)
            if (spender === null) return null
            return { spender, missing: await missingAllowance(client, { owner, token, spender, amount }) }
          },
  })
}
