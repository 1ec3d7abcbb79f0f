import { zilId } from '@tyto/primitives'
/** Ids of the other coins that directions, routes and prices depend on. */
export const tyronId = 'tyron'
export const ssiId = 's$i'
export const xsgdId = 'xsgd'
/** The shares of the community's pool, a token themselves. */
export const sharesId = 'tyrons$i'

/** The kinds of trade that a pair of coins can be. The specification numbers them, 0 to 5, in this order. */
export type SwapDirection =
  | 'zilToToken'
  | 'tokenToZil'
  | 'tokenToToken'
  /** TYRON and S$I, in either order. */
  | 'insideCommunity'
  | 'ssiToXsgd'
  /** TYRON or S$I, for anything else. */
  | 'intoCommunity'

/**
 * The direction of a pair of coins, by their ids; null where both are one.
 *
 * @example
 * directionOf('zil', 'xsgd') // 'zilToToken'
 * directionOf('zil', 'zil') // null
 */
export function directionOf(from: string, to: string): SwapDirection | null {
  if (from === to) return null
  if (isCommunity(from) && isCommunity(to)) return 'insideCommunity'
  if (from === ssiId && to === xsgdId) return 'ssiToXsgd'
  if (isCommunity(to)) return 'intoCommunity'
  if (from === zilId) return 'zilToToken'
  return to === zilId ? 'tokenToZil' : 'tokenToToken'
}

/** Is this one of the two coins of the community's own exchange? */
function isCommunity(coin: string): boolean {
  return coin === tyronId || coin === ssiId
}
