import { directionOf } from '@tyto/exchange'
import { zilId } from '@tyto/primitives'
import type { TradeSource } from '../quotes/market'

/**
 * Why somebody may not trade here; the texts are `refusal.<code>` in the area `exchange`, to the letter as the
 * specification has them.
 */
export type TradeRefusal =
  /** 'Incoming! Currently not available.' */
  | 'incoming'
  /** 'Only available on tyrondex.ssi' */
  | 'onlyThere'
  /** 'Currently, it is only possible to use funds from Zilpay in ZIL.' */
  | 'zilOnly'
  /** 'Connect with ZilPay' */
  | 'connect'
  /** 'Use your own {email}' */
  | 'notYours'

export interface TradeAttempt {
  readonly from: string
  readonly to: string
  readonly source: TradeSource
  readonly hasAccount: boolean
  /** Does the wallet of the page obey the connected account? */
  readonly isController: boolean
  /** Is this the page of an exchange, tydradex or tyrondex? */
  readonly isExchangePage: boolean
}

/** The first reason why these may not trade this pair; null where they may. What nobody may do comes first. */
export function tradeRefusal({
  from,
  to,
  source,
  hasAccount,
  isController,
  isExchangePage,
}: TradeAttempt): TradeRefusal | null {
  const direction = directionOf(from, to)
  if (direction === 'tokenToToken') return 'incoming'
  if (to === 'tyron' && from !== zilId && !isExchangePage) return 'onlyThere'
  if (source === 'zilpay' && !canUseZilPay({ from, to, isExchangePage })) return 'zilOnly'
  if (!hasAccount) return 'connect'
  // An account that pays straight at the exchange needs no wallet.
  const isOpenToAll = isExchangePage && source === 'zilpay'
  return isController || isOpenToAll ? null : 'notYours'
}

/**
 * Can funds of the browser wallet pay for this pair? ZIL can; on the pages of an exchange also what its own contracts take
 * from an account: TYRON for S$I or back, S$I for XSGD.
 */
export function canUseZilPay({
  from,
  to,
  isExchangePage,
}: Pick<TradeAttempt, 'from' | 'to' | 'isExchangePage'>): boolean {
  if (from === zilId) return true
  const direction = directionOf(from, to)
  return isExchangePage && (direction === 'insideCommunity' || direction === 'ssiToXsgd')
}
