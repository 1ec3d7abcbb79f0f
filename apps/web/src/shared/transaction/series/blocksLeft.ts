import type { ItemState } from './itemStates'

/** How long the rest takes, as far as blocks tell: what a transaction took so far, times what is left. */
export interface BlocksLeft {
  /** From the wallet's answer to the block, for one transaction. */
  readonly each: bigint
  readonly all: bigint
}

/** Null while no transaction of it stands in a block, and when nothing is left. */
export function blocksLeft(states: readonly ItemState[]): BlocksLeft | null {
  let took = 0n
  let count = 0n
  let left = 0n
  for (const { status, transaction } of states) {
    const state = transaction?.state
    if (status === 'toSend' || status === 'awaiting' || status === 'submitted') left++
    else if (transaction && state?.status === 'confirmed') {
      took += max(1n, state.receipt.block - transaction.intent.block)
      count++
    }
  }
  if (count === 0n || left === 0n) return null
  const each = (took + count - 1n) / count
  return { each, all: each * left }
}

function max(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}
