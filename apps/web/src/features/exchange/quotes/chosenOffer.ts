import type { Name } from '@tyto/identity'
import type { Offer } from '@tyto/exchange'
import type { Address } from '@tyto/primitives'
import type { TradedCoin } from '../actions/tradeInput'
import type { Market, TradeSource } from './market'

/** The offer of one exchange that a person wants to take. */
export interface ChosenOffer {
  readonly offer: Offer
  readonly from: TradedCoin
  readonly to: TradedCoin
  /** In the smallest unit of what is given. */
  readonly amount: bigint
  readonly source: TradeSource
  /** The wallet of the page, its name, and the account that it obeys. */
  readonly wallet: Address
  readonly name: Name
  readonly owner: Address | null
  /** Who pays: the wallet or the account. */
  readonly payer: Address
  /** The market that the offer was computed from. */
  readonly market: Market
}
