import type { CoinAmount } from '@tyto/chain'
import { zilAddress, type Coin } from '@tyto/contracts'
import { tradedCoins, type Exchanges, type GasPayer } from '@tyto/exchange'
import { zilId } from '@tyto/primitives'
import type { Address } from '@tyto/primitives'
import type { ReadCoins } from '../../../shared/chain/coins/coinBalances'
import type { TradedCoin } from '../actions/tradeInput'

/** The coins of the form: read again with each block. */
export const marketCoins: readonly string[] = [zilId, ...tradedCoins]

/** Who pays: the wallet of the page, or the account of the browser wallet. */
export type TradeSource = 'wallet' | 'zilpay'

/** Whose gas a trade takes: that of a wallet that is called, or of an account that calls an exchange itself. */
export function gasPayerOf(source: TradeSource): GasPayer {
  return source === 'wallet' ? 'wallet' : 'account'
}

/** The answers of the chain at one moment: quotes are computed from them, without asking again. */
export interface Market {
  readonly exchanges: Exchanges
  /** In ms since 1970. */
  readonly readAt: number
  /** The contract of a token, `zilAddress` for ZIL; undefined where the protocol names none. */
  readonly placeOf: (coin: string) => Address | undefined
  readonly amountOf: (holder: Address, coin: string) => CoinAmount | undefined
}

/** The market of an answer; null where the answer says nothing of exchanges. */
export function marketOf({ exchanges, readAt, places, amounts }: ReadCoins): Market | null {
  if (exchanges === null) return null
  return {
    exchanges,
    readAt,
    placeOf: (coin) => (coin === zilId ? zilAddress : places.get(coin)),
    amountOf: (holder, coin) => amounts.get(holder)?.get(coin),
  }
}

/** A coin with the place and the digits that its own contract says; null where the network has no such token. */
export function tradedCoin({ placeOf, amountOf }: Market, holder: Address, coin: Coin): TradedCoin | null {
  const token = placeOf(coin.id)
  const amount = amountOf(holder, coin.id)
  if (token === undefined || amount?.kind !== 'amount') return null
  return { id: coin.id, symbol: coin.symbol, decimals: amount.decimals, token }
}
