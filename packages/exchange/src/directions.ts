/** Ids of the coins that directions, routes and prices depend on. */
export const zilId = 'zil'
export const tyronId = 'tyron'
export const ssiId = 's$i'
export const xsgdId = 'xsgd'
/** The shares of the community's pool, a token themselves. */
export const sharesId = 'tyrons$i'

/**
 * What kind of trade a pair is. 0: ZIL to a token. 1: a token to ZIL. 2: token to token. 3: TYRON and S$I, in either
 * order. 4: S$I to XSGD. 5: TYRON or S$I, for anything else.
 */
export type SwapDirection = 0 | 1 | 2 | 3 | 4 | 5

/** The direction of a pair of coins, by their ids; null where both are one. */
export function directionOf(from: string, to: string): SwapDirection | null {
  if (from === to) return null
  if (isOurs(from) && isOurs(to)) return 3
  if (from === ssiId && to === xsgdId) return 4
  if (isOurs(to)) return 5
  if (from === zilId) return 0
  return to === zilId ? 1 : 2
}

function isOurs(coin: string): boolean {
  return coin === tyronId || coin === ssiId
}
