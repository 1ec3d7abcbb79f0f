import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gridWindow } from './gridWindow'

const list = { count: 10_000, columns: 5, rowHeight: 200, screen: 800 }

describe('what is drawn of a long list', () => {
  it('is what is on the screen, and some of what stands above and below', () => {
    expect(gridWindow({ ...list, top: 0 })).toEqual({ first: 0, last: 40, before: 0, after: 398_400 })
    expect(gridWindow({ ...list, top: 300 }).first).toBe(0)
    expect(gridWindow({ ...list, top: -200_000 })).toEqual({
      first: 4_985,
      last: 5_040,
      before: 199_400,
      after: 198_400,
    })
  })

  it('is its end once it was scrolled past', () => {
    expect(gridWindow({ ...list, top: -900_000 })).toMatchObject({ last: 10_000, after: 0 })
    expect(gridWindow({ ...list, count: 3, top: 0 })).toEqual({ first: 0, last: 3, before: 0, after: 0 })
    expect(gridWindow({ ...list, count: 0, top: 0 })).toEqual({ first: 0, last: 0, before: 0, after: 0 })
  })

  it('covers the screen, and together with its room is as high as the list, wherever that is scrolled', () => {
    const some = fc.record({
      count: fc.integer({ min: 0, max: 20_000 }),
      columns: fc.integer({ min: 1, max: 9 }),
      rowHeight: fc.integer({ min: 20, max: 400 }),
      top: fc.integer({ min: -500_000, max: 5_000 }),
      screen: fc.integer({ min: 100, max: 3_000 }),
    })
    fc.assert(
      fc.property(some, (view) => {
        const { first, last, before, after } = gridWindow(view)
        const rows = Math.ceil(view.count / view.columns)
        expect(before + after + Math.ceil((last - first) / view.columns) * view.rowHeight).toBe(
          rows * view.rowHeight,
        )
        expect(first % view.columns).toBe(0)
        // Nothing that is on the screen is missing.
        const isOn = (row: number): boolean => {
          const at = view.top + row * view.rowHeight
          return at + view.rowHeight > 0 && at < view.screen
        }
        for (const row of [first / view.columns - 1, Math.ceil(last / view.columns)])
          if (row >= 0 && row < rows) expect(isOn(row)).toBe(false)
      }),
    )
  })
})
