import { parseUnits } from '@tyto/primitives'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shownUnits } from './shownUnits'

describe('shownUnits', () => {
  it.each([
    [0n, 12, '0.0000'],
    [123_041_200_000_000n, 12, '123.0412'],
    [1_999_990_000_000n, 12, '1.9999'],
    [123n, 12, '0.000000000123'],
    [123_456_789n, 12, '0.0001234'],
    [1n, 18, '0.000000000000000001'],
    [5n, 0, '5'],
    [1_234n, 2, '12.34'],
  ] as const)('%i with %i digits is %s', (units, decimals, text) => {
    expect(shownUnits(units, decimals)).toBe(text)
  })

  it('never says more than there is, and never nothing of something', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 2n ** 128n - 1n }),
        fc.integer({ min: 0, max: 38 }),
        (units, decimals) => {
          const read = parseUnits(shownUnits(units, decimals), decimals)
          expect(read.ok && read.value <= units && read.value > 0n).toBe(true)
        },
      ),
    )
  })
})
