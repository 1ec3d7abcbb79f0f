import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawing, placeOf, pointAt, stepLine, type ChartPoint } from './stepLine'

const at = (block: number, value: bigint | null): ChartPoint => ({ block: BigInt(block), time: 0, value })

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

  test('leaves a gap where a number is not known, and nothing of numbers that are all unknown', () => {
    expect(stepLine([at(0, null), at(2, 1n), at(4, 3n), at(6, null), at(8, 1n), at(10, 1n)])).toBe(
      'M200 152H400V8H600M800 152H1000V152',
    )
    expect(stepLine([at(0, null), at(10, null)])).toBe('')
  })

  test('draws ten thousand trades with their extremes, and no more commands than there are places for', () => {
    const trades = Array.from({ length: 10_000 }, (_, block) => at(block, BigInt((block * 7919) % 1009)))
    const line = stepLine(trades)
    const commands = line.match(/[MHV]/g) ?? []
    expect(commands.length).toBeLessThanOrEqual(5 * (drawing.width + 1))
    expect(line).toContain('V8')
    expect(line).toContain('V152')
  })

  test('reads the point that holds at a place', () => {
    const points = [at(100, 1n), at(150, 2n), at(200, 3n)]
    expect([-5, 0, 499, 500, 999, 1000, 4000].map((x) => pointAt(x, points))).toEqual([0, 0, 0, 1, 1, 2, 2])
    for (const [index, { block }] of points.entries()) {
      expect(pointAt(placeOf(block, points), points)).toBe(index)
    }
    expect(pointAt(500, [at(1, 1n)])).toBe(0)
  })
})
