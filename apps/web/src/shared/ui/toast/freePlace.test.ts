import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freePlace, type Box } from './freePlace'

const room: Box = { left: 20, top: 20, right: 980, bottom: 780 }
const size = { width: 300, height: 100 }
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

describe('the place of the toasts', () => {
  it('is their usual corner where nothing is in the way', () => {
    expect(freePlace({ size, room, controls: [], edge: 'bottom' })).toEqual({ left: 680, top: 680 })
    expect(freePlace({ size, room, controls: [], edge: 'top' })).toEqual({ left: 680, top: 20 })
    expect(freePlace({ size, room, controls: [box(30, 700, 100, 44)], edge: 'bottom' })).toEqual({
      left: 680,
      top: 680,
    })
  })

  it('is above a button in that corner, or below one at the top', () => {
    const amber = box(850, 720, 120, 44)
    expect(freePlace({ size, room, controls: [amber], edge: 'bottom' })).toEqual({ left: 680, top: 612 })
    const above = box(600, 30, 380, 44)
    expect(freePlace({ size, room, controls: [above], edge: 'top' })).toEqual({ left: 680, top: 82 })
  })

  it('is on the other side where the whole right side is full', () => {
    const column = Array.from({ length: 10 }, (_, row) => box(700, 20 + row * 80, 200, 60))
    expect(freePlace({ size, room, controls: column, edge: 'bottom' })).toEqual({ left: 20, top: 680 })
  })

  it('covers the fewest where there is no free place, and never leaves the room', () => {
    const boxes = fc
      .tuple(fc.nat(900), fc.nat(700), fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 300 }))
      .map((parts) => box(...parts))
    fc.assert(
      fc.property(fc.array(boxes, { maxLength: 30 }), fc.constantFrom('top', 'bottom'), (controls, edge) => {
        const { left, top } = freePlace({ size, room, controls, edge })
        expect(left >= room.left && left + size.width <= room.right).toBe(true)
        expect(top >= room.top && top + size.height <= room.bottom).toBe(true)
      }),
    )
  })
})
