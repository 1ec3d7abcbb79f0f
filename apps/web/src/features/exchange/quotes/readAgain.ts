import { RpcError, type NetworkId } from '@tyto/chain'
import { quoteAt } from '@tyto/exchange'
import { readCoins } from '../../../shared/chain/coins/coinBalances'
import { settings } from '../../../shared/settings/settings'
import { autoSlippage } from '../../../shared/settings/tradeSettings'
import type { ChosenOffer } from './chosenOffer'
import { marketCoins, marketOf } from './market'

/**
 * The same trade at the newest block, with the slippage of now: one request. Null where the exchange offers nothing for it
 * any more; rejects with `RpcError` where nothing could be read.
 */
export async function readAgain(network: NetworkId, chosen: ChosenOffer): Promise<ChosenOffer | null> {
  const { offer, from, to, amount, payer } = chosen
  const read = await readCoins(network, [payer], marketCoins)
  const market = marketOf(read)
  if (market === null) {
    if (read.failure !== null) throw read.failure
    return null
  }
  const slippage = settings.get().slippage ?? autoSlippage
  const quoted = quoteAt(market.exchanges, offer.exchange, { from: from.id, to: to.id, amount, slippage })
  if (!quoted.ok) {
    // An exchange that could not be read may well offer something.
    if (quoted.code === 'Unread')
      throw read.failure ?? new RpcError('RpcInvalidAnswer', 'An exchange could not be read.')
    return null
  }
  return { ...chosen, offer: quoted.value, market }
}
