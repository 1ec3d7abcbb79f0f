import { quoteAt, tyronDexService, vaultService, type Offer } from '@tyto/exchange'
import type { Address } from '@tyto/primitives'
import { ActionError } from '../../../shared/errors/ActionError'
import { defineAction } from '../../../shared/transaction/action'
import { checkTrader } from './checkTrader'
import { readMarket } from './readMarket'
import { tellTrade } from './tellTrade'
import { tradeCall, tradeGas } from './tradeCall'
import type { TradeInput } from './tradeInput'

/**
 * A trade on one exchange, from a wallet or from the browser wallet. The quote is asked for once more: what is below the
 * minimum that the person chose is not sent, and the minimum is never lowered.
 */
export const trade = defineAction<TradeInput>({
  name: 'trade',
  gasLimit: tradeGas,
  spends: ({ wallet, from, amount }, account) => [{ payer: wallet ?? account, coin: from, units: amount }],
  request: async (input, context) => {
    const [{ exchanges, services }] = await Promise.all([
      readMarket(context),
      input.wallet === null ? null : checkTrader(input.wallet, context),
    ])
    const { exchange, from, to, amount, minimum } = input
    const offer = quoteAt(exchanges, exchange, { from: from.id, to: to.id, amount, slippage: 0n })
    if (!offer.ok) throw new ActionError(offer.code === 'Unread' ? 'ExchangeUnread' : 'NoOffer')
    if (minimum <= 0n || offer.value.output < minimum) throw new ActionError('PriceMoved')
    const { account } = context
    return {
      kind: 'call',
      call: tradeCall(input, { offer: offer.value, services, block: exchanges.block, account }),
      meets: metBy(offer.value, services),
    }
  },
  tell: tellTrade,
})

/** The contracts of a trade: exchanges, vault and tokens. */
function metBy({ hops }: Offer, services: ReadonlyMap<string, Address>): readonly Address[] {
  const ids = hops.flatMap(({ kind, exchange, from, to }) => {
    const place = kind === 'dex' ? tyronDexService : kind === 'pool' ? exchange : vaultService
    return [place, from, to]
  })
  return [...new Set(ids)].flatMap((id) => services.get(id) ?? [])
}
