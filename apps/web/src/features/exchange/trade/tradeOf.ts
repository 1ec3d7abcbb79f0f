import { formatName } from '@tyto/identity'
import { minimumOutput } from '@tyto/exchange'
import type { TradeInput } from '../actions/tradeInput'
import type { Offer } from '../quotes/offer'

interface TradeTerms {
  /** How much less than expected the person takes, in parts of 10,000. */
  readonly slippage: bigint
  /** How many blocks the order counts. */
  readonly blocks: bigint
}

/** What is signed for an offer. The minimum always stands for something: no constant takes its place. */
export function tradeOf(offer: Offer, { slippage, blocks }: TradeTerms): TradeInput {
  const { exchange, source, wallet, from, to, amount, quote, name } = offer
  return {
    exchange,
    wallet: source === 'wallet' ? wallet : null,
    from,
    to,
    amount,
    minimum: minimumOutput(quote.output, slippage),
    deadline: blocks,
    page: formatName(name),
  }
}
