import type { ExchangeId } from '@tyto/exchange'
import type { Address } from '@tyto/primitives'

/** A coin of a trade. */
export interface TradedCoin {
  /** Among the services of the protocol. */
  readonly id: string
  readonly symbol: string
  /** As its own contract counts. */
  readonly decimals: number
  /** Its contract; `zilAddress` for ZIL. */
  readonly token: Address
}

/** One trade on one exchange, as the person agreed to it. */
export interface TradeInput {
  readonly exchange: ExchangeId
  /** The wallet that gives and gets; null for the account of the browser wallet itself, straight at the exchange. */
  readonly wallet: Address | null
  /** The wallet that an account's ZIL passes through, where the way leads through several contracts; null elsewhere. */
  readonly through: Address | null
  readonly from: TradedCoin
  readonly to: TradedCoin
  /** Of `from`, in its smallest unit. */
  readonly amount: bigint
  /** The least of `to` that the person accepts, in its smallest unit; never nothing. */
  readonly minimum: bigint
  /** How many blocks the trade may wait for its own. */
  readonly deadline: bigint
  /** The balance of `to`, at whoever gets the coins, when the offer was read; null where that is not known. */
  readonly had: bigint | null
  /** The name on whose page it was made: there the next one is made. */
  readonly page: string | null
}

/** The allowance that a trade from the account of the browser wallet needs before. */
export interface AllowTradeInput extends Pick<TradeInput, 'exchange' | 'from' | 'to' | 'amount' | 'page'> {
  /** Who takes the tokens: `spenderOf`. */
  readonly spender: Address
}
