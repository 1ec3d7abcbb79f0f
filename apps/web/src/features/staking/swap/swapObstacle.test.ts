import type { HeldStake, Holding, Holdings } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { expect, test } from 'vitest'
import { swapObstacle } from './swapObstacle'

const [alice, bruno, node]: readonly Address[] = [
  `0x${'11'.repeat(20)}`,
  `0x${'22'.repeat(20)}`,
  `0x${'33'.repeat(20)}`,
]

function holding(
  delegator: Address,
  stakes: readonly Partial<HeldStake>[],
  more: Partial<Holding> = {},
): Holding {
  const settled = { node: node!, amount: 10n, isBuffered: false, uncollectedCycles: 0n }
  return {
    delegator,
    stakes: stakes.map((stake) => ({ ...settled, ...stake })),
    waiting: 0n,
    offeredTo: null,
    ...more,
  }
}

const rules = (more: Partial<Holdings> = {}): Holdings => ({
  lastCycle: 4n,
  cycleEnd: null,
  isPaused: false,
  holdings: [],
  ...more,
})
const none = holding(bruno!, [])

test('stake changes hands where both are settled, and where only a withdrawal waits', () => {
  expect(swapObstacle(rules(), holding(alice!, [{}, {}]), holding(bruno!, [{}]))).toBeNull()
  expect(swapObstacle(rules(), holding(alice!, [], { waiting: 1n }), none)).toBeNull()
  expect(swapObstacle(rules(), holding(alice!, [{}]), null)).toBeNull()
})

test('and not where one of both is not, at any node; whose fault it is is said', () => {
  const settled = holding(alice!, [{}])
  for (const [from, to, reason, who] of [
    [holding(alice!, []), none, 'nothing', alice],
    [holding(alice!, [{}, { isBuffered: true }]), none, 'buffered', alice],
    [holding(alice!, [{}, { uncollectedCycles: 2n }]), none, 'uncollected', alice],
    [settled, holding(bruno!, [{ isBuffered: true }]), 'buffered', bruno],
    [settled, holding(bruno!, [{}, { uncollectedCycles: 1n }]), 'uncollected', bruno],
    [settled, holding(bruno!, [{}], { offeredTo: alice! }), 'circle', bruno],
  ] as const) {
    expect(swapObstacle(rules(), from, to)).toEqual({ reason, who })
  }
  expect(swapObstacle(rules({ isPaused: true }), settled, none)).toEqual({ reason: 'paused', who: null })
  // Who offers to somebody else stands in nobody's way.
  expect(swapObstacle(rules(), settled, holding(bruno!, [{}], { offeredTo: node! }))).toBeNull()
})
