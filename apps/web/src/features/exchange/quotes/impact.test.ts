import { describe, expect, it } from 'vitest'
import { impactStep, mostImpact } from './impact'

describe('[BX-12] the ladder of price impact', () => {
  it.each([
    [0n, 'low'],
    [99n, 'low'],
    [100n, 'fair'],
    [299n, 'fair'],
    [300n, 'high'],
    [499n, 'high'],
    [500n, 'risky'],
    [mostImpact, 'risky'],
    [mostImpact + 1n, 'blocked'],
    [10_000n, 'blocked'],
  ] as const)('%i parts of 10,000 are %s', (impact, step) => {
    expect(impactStep(impact)).toBe(step)
  })
})
