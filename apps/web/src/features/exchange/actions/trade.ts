import { quoteAt, tyronDexService, vaultService, type Offer } from '@tyto/exchange'
import type { Address } from '@tyto/primitives'
import { checkService } from '../../../shared/chain/reads/checkService'
import { ActionError } from '../../../shared/errors/ActionError'
import { defineAction } from '../../../shared/transaction/action/action'
import type { TradedMoment } from '../moments/Traded'
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
  gas: { measured: [480n, 2_100n], zilliqa2: { measured: [1_360n, 6_020n] } },
  saysPaidZil: true,
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
    await Promise.all(
      contractsOf(offer.value).map(async (id) => {
        const place = services.get(id)
        if (place !== undefined) await checkService(context, id, place)
      }),
    )
    return {
      kind: 'call',
      call: tradeCall(input, { offer: offer.value, services, block: exchanges.block, account }),
      meets: metBy(offer.value, services),
    }
  },
  tell: tellTrade,
  moment: ({ wallet, to, had, page }, account): TradedMoment => ({
    kind: 'traded',
    receiver: wallet ?? account,
    had,
    to: { symbol: to.symbol, decimals: to.decimals, token: to.token },
    page,
    isOwn: wallet === null,
  }),
})

/** The contracts of a trade: exchanges, vault and tokens. */
function metBy(offer: Offer, services: ReadonlyMap<string, Address>): readonly Address[] {
  const ids = [...contractsOf(offer), ...offer.hops.flatMap(({ from, to }) => [from, to])]
  return [...new Set(ids)].flatMap((id) => services.get(id) ?? [])
}

/** The exchanges and the vault of a trade, as the protocol names them. */
function contractsOf({ hops }: Offer): readonly string[] {
  return hops.map(({ kind, exchange }) =>
    kind === 'dex' ? tyronDexService : kind === 'pool' ? exchange : vaultService,
  )
}
