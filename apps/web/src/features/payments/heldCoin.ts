import type { Coin } from '@tyto/contracts'

/** A coin that can be sent, and how much there is of it. */
export interface HeldCoin {
  readonly coin: Coin
  /** In the smallest unit; null where it could not be read. */
  readonly balance: bigint | null
}

/** By id or symbol, in upper or lower case. */
export function findCoin(coins: readonly HeldCoin[], text: string): HeldCoin | null {
  const wanted = text.trim().toLowerCase()
  return coins.find(({ coin }) => coin.id === wanted || coin.symbol.toLowerCase() === wanted) ?? null
}
