import type { DatedValue } from '@tyto/chain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawing, stepLine } from './stepLine'

const at = (block: number, value: bigint): DatedValue => ({ block: BigInt(block), time: 0, value })

describe('stepLine', () => {
  test('stays level until a block changes the amount', () => {
    expect(stepLine([at(10, 0n), at(60, 100n), at(110, 50n)])).toBe('M0 152H500V8H1000V80')
  })

  test('draws what never changed as a level line, and nothing of less than two values', () => {
    expect(stepLine([at(1, 5n), at(9, 5n)])).toBe('M0 80H1000V80')
    expect(stepLine([at(1, 5n)])).toBe('')
    expect(stepLine([])).toBe('')
  })

  test('stays inside the drawing for any amounts, and tells the largest from the one below it', () => {
    const value = fc.bigInt({ min: 0n, max: 2n ** 128n - 1n })
    fc.assert(
      fc.property(fc.array(value, { minLength: 2, maxLength: 50 }), (amounts) => {
        const line = stepLine(amounts.map((amount, block) => at(block, amount)))
        const heights = [...line.matchAll(/(?:V|^M0 )([\d.]+)/g)].map(([, y]) => Number(y))
        expect(heights).toHaveLength(amounts.length)
        for (const y of heights) expect(y >= 0 && y <= drawing.height).toBe(true)
        const highest = amounts.indexOf(amounts.reduce((a, b) => (b > a ? b : a)))
        expect(heights[highest]).toBe(Math.min(...heights))
        expect(line).not.toMatch(/NaN|Infinity|e/)
      }),
    )
  })
})
