import type { Delegation, Staking } from '@tyto/chain'
import { zeroAddress } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { blockerOf, earningOf, withdrawalsOf, type StakingAct } from './blockers'

const staking: Pick<Staking, 'block' | 'rules' | 'node'> = {
  block: 100n,
  rules: { lastCycle: 7n, minDelegation: 10n, unbondingBlocks: 60n, isPaused: false, cycleEnd: 130n },
  node: { name: 'N', isActive: true, stake: 1_000n, buffered: 0n, commission: 0n },
}
const settled: Delegation = {
  delegator: zeroAddress,
  balance: 0n,
  deposited: 50n,
  elsewhere: [],
  delegated: 50n,
  bufferedByCycle: new Map(),
  directByCycle: new Map(),
  stakeByCycle: new Map([[7n, 50n]]),
  lastBufferedCycle: 5n,
  lastCollectedCycle: 7n,
  buffered: 0n,
  uncollectedCycles: 0n,
  pending: [],
  offeredTo: null,
}
const two = { hasOtherNode: true }
const of = (act: StakingAct, change: Partial<Delegation> = {}, other = staking) =>
  blockerOf(act, other, { ...settled, ...change }, two)

describe('what stands in the way of staking', () => {
  it('is nothing for who is settled, but for a collection of nothing', () => {
    for (const act of ['delegate', 'withdraw', 'redelegate'] as const) expect(of(act), act).toBeNull()
    expect(of('collect')).toEqual({ kind: 'collected', cycle: 8n, until: 130n })
  })

  it('is what was deposited in this cycle, until it ends', () => {
    const fresh = { lastBufferedCycle: 7n, buffered: 5n, uncollectedCycles: 1n }
    for (const act of ['withdraw', 'redelegate'] as const)
      expect(of(act, fresh), act).toEqual({ kind: 'buffered', cycle: 8n, until: 130n })
    expect(of('collect', fresh)).toBeNull()
    const verifier = { ...staking, rules: { ...staking.rules, cycleEnd: null } }
    expect(of('withdraw', fresh, verifier)).toEqual({ kind: 'buffered', cycle: 8n, until: null })
  })

  it('is what was not collected, and a wait that is not over', () => {
    expect(of('withdraw', { uncollectedCycles: 3n })).toEqual({ kind: 'uncollected', cycles: 3n })
    const pending = [
      { amount: 4n, requestedAt: 41n, ripeAt: 101n },
      { amount: 5n, requestedAt: 90n, ripeAt: 150n },
    ]
    expect(of('complete', { pending })).toEqual({ kind: 'notRipe', amount: 4n, ripeAt: 101n })
    const later = { ...staking, block: 101n }
    expect(of('complete', { pending }, later)).toBeNull()
    expect(withdrawalsOf({ pending }, 100n)).toEqual({ ripe: 0n, all: 9n })
    expect(withdrawalsOf({ pending }, 101n)).toEqual({ ripe: 4n, all: 9n })
    expect(of('complete')).toEqual({ kind: 'nothingWaits' })
  })

  it('is an empty stake, a single node, a node that is not listed, a pause', () => {
    const none = { deposited: 0n, lastCollectedCycle: null }
    for (const act of ['collect', 'withdraw', 'redelegate'] as const)
      expect(of(act, none), act).toEqual({ kind: 'nothingStaked' })
    expect(blockerOf('redelegate', staking, settled, { hasOtherNode: false })).toEqual({ kind: 'onlyNode' })
    expect(of('delegate', {}, { ...staking, node: null })).toEqual({ kind: 'noNode' })
    const paused = { ...staking, rules: { ...staking.rules, isPaused: true } }
    for (const act of ['delegate', 'collect', 'withdraw', 'complete', 'redelegate'] as const)
      expect(of(act, {}, paused), act).toEqual({ kind: 'programmePaused' })
  })

  it('counts as earning what is no longer buffered', () => {
    const buffers = new Map([
      [6n, 3n],
      [7n, 5n],
    ])
    expect(earningOf({ ...settled, bufferedByCycle: buffers, buffered: 5n })).toBe(53n)
  })
})
