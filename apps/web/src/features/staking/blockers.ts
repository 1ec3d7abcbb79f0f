import type { Delegation, Staking } from '@tyto/chain'

/** An act with stake. */
export type StakingAct = 'delegate' | 'collect' | 'withdraw' | 'complete' | 'redelegate'

/** Why something would fail now, and until when, where that is known. */
export type Blocker =
  /** The programme takes no calls at the moment. */
  | { readonly kind: 'programmePaused' }
  /** The programme does not list the node. */
  | { readonly kind: 'noNode' }
  /** There is no other node to move to. */
  | { readonly kind: 'onlyNode' }
  | { readonly kind: 'nothingStaked' }
  /** Something was deposited in this cycle. `until`: the block from which on it can be ended; null: nobody knows. */
  | { readonly kind: 'buffered'; readonly cycle: bigint; readonly until: bigint | null }
  /** Rewards of so many cycles come first. */
  | { readonly kind: 'uncollected'; readonly cycles: bigint }
  /** No cycle has ended since the last time. */
  | { readonly kind: 'collected'; readonly cycle: bigint; readonly until: bigint | null }
  | { readonly kind: 'nothingWaits' }
  /** The first withdrawal has to wait until this block. */
  | { readonly kind: 'notRipe'; readonly amount: bigint; readonly ripeAt: bigint }

/** The obstacle to an act of a delegator, by the newest block; null where there is none. */
export function blockerOf(
  act: StakingAct,
  { block, rules, node }: Pick<Staking, 'block' | 'rules' | 'node'>,
  delegation: Delegation,
  { hasOtherNode }: { readonly hasOtherNode: boolean },
): Blocker | null {
  if (rules.isPaused) return { kind: 'programmePaused' }
  if (act === 'complete') return blockerOfCompletion(delegation, block)
  if (node === null) return { kind: 'noNode' }
  if (act === 'delegate') return null
  const { deposited, lastCollectedCycle, lastBufferedCycle, uncollectedCycles } = delegation
  if (lastCollectedCycle === null || deposited === 0n) return { kind: 'nothingStaked' }
  const running = { cycle: rules.lastCycle + 1n, until: rules.cycleEnd }
  if (act === 'collect') return uncollectedCycles > 0n ? null : { kind: 'collected', ...running }
  if (act === 'redelegate' && !hasOtherNode) return { kind: 'onlyNode' }
  if (lastBufferedCycle === rules.lastCycle) return { kind: 'buffered', ...running }
  return uncollectedCycles > 0n ? { kind: 'uncollected', cycles: uncollectedCycles } : null
}

function blockerOfCompletion({ pending }: Delegation, block: bigint): Blocker | null {
  const [first] = pending
  if (first === undefined) return { kind: 'nothingWaits' }
  return first.ripeAt <= block ? null : { kind: 'notRipe', amount: first.amount, ripeAt: first.ripeAt }
}

/** The stake that can be withdrawn now, and the stake that still waits; in Qa. */
export function withdrawalsOf(
  { pending }: Pick<Delegation, 'pending'>,
  block: bigint,
): { readonly ripe: bigint; readonly all: bigint } {
  const sumOf = (part: Delegation['pending']): bigint => part.reduce((sum, { amount }) => sum + amount, 0n)
  return { ripe: sumOf(pending.filter(({ ripeAt }) => ripeAt <= block)), all: sumOf(pending) }
}

/** The stake that earns: all that is deposited, but for what is buffered in this cycle. In Qa. */
export function earningOf({ stakeByCycle, directByCycle, bufferedByCycle, buffered }: Delegation): bigint {
  const sumOf = (amounts: ReadonlyMap<bigint, bigint>): bigint =>
    [...amounts.values()].reduce((sum, amount) => sum + amount, 0n)
  return sumOf(stakeByCycle) + sumOf(directByCycle) + sumOf(bufferedByCycle) - buffered
}
