import { batchLimits } from '@tyto/contracts'
import { zilId } from '@tyto/primitives'

/** The bounds of one transaction of many payments. */
export interface BatchBounds {
  /** Messages between contracts; the chain takes no more in one transaction. */
  readonly messages: number
  /** Of ZIL hundreds would fit, and a review must stay something that people can read. */
  readonly payments: number
}

export const batchBounds: BatchBounds = { messages: batchLimits.messages, payments: 100 }

/** Different coins of one `ZRC2_BatchTransfer`. */
export const mostCoins = batchLimits.coins

/** The messages between contracts that a payment costs: a token calls back, and it calls a recipient that is a contract. */
export function messagesOf(coin: string, { isContract }: { readonly isContract: boolean }): number {
  return costOf(coin)[isContract ? 'contract' : 'account'].messages
}

/** A gas limit for some payments: what each takes at most, and a third more for tokens that are not ours. */
export function batchGasLimit(coins: readonly string[]): bigint {
  const most = coins.reduce<bigint>((sum, coin) => sum + costOf(coin).contract.gas, batchLimits.call.gas)
  return (most * 4n) / 3n
}

function costOf(coin: string) {
  return coin === zilId ? batchLimits.zil : batchLimits.token
}
