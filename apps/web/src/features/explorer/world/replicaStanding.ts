import type { Replica } from '@tyto/chain'

/** How a machine stands beside the others that hold the same chain. */
export interface ReplicaStanding {
  /** By how many blocks the one that has most is ahead of it; one alone says nothing. */
  readonly behind: bigint
  /** No majority of those with the same latest block holds its state: it is wrong, or the others are. */
  readonly differs: boolean
}

/** Machines tell of themselves each second, so that one block more or less says nothing. */
const worthSaying = 2n

/**
 * Compares a machine with all of them, itself among them. States are compared at the same block only: machines that are some blocks
 * behind have another root, and nothing is wrong.
 */
export function standingOf({ height, root }: Replica, all: readonly Replica[]): ReplicaStanding {
  const highest = all.reduce((most, each) => (each.height > most ? each.height : most), height)
  const same = all.filter((each) => each.height === height)
  const agree = same.filter((each) => each.root === root).length
  const behind = highest - height
  return {
    behind: behind < worthSaying ? 0n : behind,
    differs: agree * 2 <= same.length && agree < same.length,
  }
}
