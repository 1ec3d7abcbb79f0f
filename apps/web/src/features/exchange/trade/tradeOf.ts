import { formatName } from '@tyto/identity'
import { quoteAt, type Offer } from '@tyto/exchange'
import type { TradeInput } from '../actions/tradeInput'
import type { ChosenOffer } from '../quotes/chosenOffer'

/** The offer of a choice with another slippage: the pools are those that were seen, only its minimums differ. */
export function withSlippage(
  { offer, from, to, amount, market }: Pick<ChosenOffer, 'offer' | 'from' | 'to' | 'amount' | 'market'>,
  slippage: bigint,
): Offer {
  const quoted = quoteAt(market.exchanges, offer.exchange, { from: from.id, to: to.id, amount, slippage })
  return quoted.ok ? quoted.value : offer
}

/**
 * The input of the trade that is signed for an offer, within so many blocks. Its minimum is what the offer surely brings,
 * never less.
 */
export function tradeOf(
  {
    source,
    wallet,
    from,
    to,
    name,
    payer,
    market,
  }: Pick<ChosenOffer, 'source' | 'wallet' | 'from' | 'to' | 'name' | 'payer' | 'market'>,
  { exchange, input, least, hops }: Offer,
  deadline: bigint,
): TradeInput {
  const isOwn = source === 'zilpay'
  const had = market.amountOf(payer, to.id)
  return {
    exchange,
    wallet: isOwn ? null : wallet,
    through: isOwn && hops.length > 1 ? wallet : null,
    from,
    to,
    amount: input,
    minimum: least,
    deadline,
    had: had?.kind === 'amount' ? had.units : null,
    page: formatName(name),
  }
}

/** What an account pays straight to an exchange goes through no wallet. */
export function paysStraight({ wallet, through }: Pick<TradeInput, 'wallet' | 'through'>): boolean {
  return wallet === null && through === null
}
