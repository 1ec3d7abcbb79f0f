import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timeStyle, timeTicks, valueTicks } from './chartAxes'
import { drawing } from './stepLine'

const at = (values: readonly (bigint | null)[]) =>
  values.map((value, index) => ({ block: BigInt(index * 10), time: index * 1_000, value }))

describe('numbers beside a line', () => {
  it('are round, and inside of the range', () => {
    for (const [values, numbers] of [
      [
        [1_820n, 2_110n],
        [1_900n, 2_000n, 2_100n],
      ],
      [
        [0n, 4n],
        [0n, 1n, 2n, 3n, 4n],
      ],
      [[7n, 7n], [7n]],
      [[null, 3n, null], [3n]],
      [
        [-30n, 30n],
        [-20n, 0n, 20n],
      ],
      [
        [-37n, -21n],
        [-35n, -30n, -25n],
      ],
      [[null], []],
      [[], []],
    ] as const) {
      expect(valueTicks(at(values)).map(({ value }) => value)).toEqual(numbers)
    }
  })

  it('are at most five, inside of the range and of the drawing, the higher the further up', () => {
    const value = fc.bigInt({ min: -(2n ** 127n), max: 2n ** 127n })
    fc.assert(
      fc.property(value, value, (one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one]
        const ticks = valueTicks(at([one, other]))
        expect(ticks.length).toBeLessThanOrEqual(5)
        for (const [index, { value: number, y }] of ticks.entries()) {
          expect(number >= low && number <= high).toBe(true)
          expect(y >= 0 && y <= drawing.height).toBe(true)
          const before = ticks[index - 1]
          if (before) expect(y).toBeLessThanOrEqual(before.y)
        }
        // A range that is wide enough has two at least.
        if (high - low > 20n) expect(ticks.length).toBeGreaterThanOrEqual(2)
      }),
    )
  })
})

describe('times below a line', () => {
  it('are four, evenly over the blocks, the first and the last those of the points', () => {
    expect(timeTicks(at([1n, 2n, 3n, 4n]))).toEqual([
      { x: 0, time: 0 },
      { x: expect.closeTo(drawing.width / 3), time: expect.closeTo(1_000, -1) },
      { x: expect.closeTo((2 * drawing.width) / 3), time: expect.closeTo(2_000, -1) },
      { x: drawing.width, time: 3_000 },
    ])
  })

  it('lie between two points where a long time has none', () => {
    const points = [
      { block: 0n, time: 0, value: 1n },
      { block: 300n, time: 3_000, value: 2n },
    ]
    expect(timeTicks(points).map(({ time }) => Math.round(time))).toEqual([0, 1_000, 2_000, 3_000])
  })

  it('never read alike, in any language, of ten seconds to five years', () => {
    const seconds = fc.integer({ min: 10, max: 5 * 365 * 86_400 })
    const start = fc.integer({ min: 1_700_000_000, max: 1_800_000_000 })
    fc.assert(
      fc.property(start, seconds, fc.constantFrom('en', 'es', 'zh', 'id', 'ru'), (from, span, language) => {
        const points = [
          { block: 0n, time: from * 1_000, value: 1n },
          { block: 9n, time: (from + span) * 1_000, value: 2n },
        ]
        const ticks = timeTicks(points)
        const write = new Intl.DateTimeFormat(language, timeStyle(ticks))
        expect(new Set(ticks.map(({ time }) => write.format(time))).size).toBe(ticks.length)
      }),
    )
  })

  it('are none for one point', () => {
    expect(timeTicks(at([1n]))).toEqual([])
  })
})
