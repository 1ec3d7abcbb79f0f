import { describe, expect, it } from 'vitest'
import type { ShownAmount } from '../../../shared/chain/coins/coinBalances'
import { arrivalsOf } from './arrivalsOf'

const before = { units: 5n, decimals: 2, readAt: 1_000 }
const amount = (units: bigint, change: { isOld?: boolean; decimals?: number } = {}): ShownAmount => ({
  kind: 'amount',
  isOld: false,
  decimals: 2,
  readAt: 2_000,
  units,
  ...change,
})

describe('what came since the last visit', () => {
  it.each<[string, ShownAmount, bigint | null]>([
    ['more', amount(12n), 7n],
    ['the same', amount(5n), null],
    ['less', amount(4n), null],
    ['what was read then', amount(12n, { isOld: true }), null],
    ['another unit', amount(12n, { decimals: 3 }), null],
    ['unknown', { kind: 'unknown', last: before }, null],
    ['loading', { kind: 'loading' }, null],
    ['no such coin', { kind: 'no service' }, null],
  ])('%s', (_, now, units) => {
    expect(arrivalsOf(new Map([['zch', before]]), [['zch', now]])).toEqual(
      units === null ? [] : [{ coin: 'zch', units, before }],
    )
  })

  it('of nothing that was never read before', () => {
    expect(arrivalsOf(new Map(), [['zch', amount(12n)]])).toEqual([])
    expect(arrivalsOf(new Map([['zch', { ...before, units: 0n }]]), [['zch', amount(12n)]])).toMatchObject([
      { units: 12n },
    ])
  })
})
