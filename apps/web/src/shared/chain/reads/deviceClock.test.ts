import { describe, expect, it } from 'vitest'
import { readClock, type ClockReading } from './deviceClock'

const minute = 60_000
const day = 86_400_000
const now = Date.parse('2026-11-29T12:00:00Z')

/** A device that is ahead by so much reads a chain of a block a second: the newest one, so many ms old. */
function read(
  before: ClockReading | null,
  { off = 0, at = 0, age = 0, number = BigInt(at / 1_000) },
): ClockReading {
  const latest = { number, time: now + at - age, transactions: 0 }
  return readClock(before, { latest, msPerBlock: 1_000 }, now + at + off)
}

describe('[BX-30] the clock of a device', () => {
  it('is behind where a block is of the future, at once', () => {
    expect(read(null, { off: -400 * day }).ahead).toBe(-400 * day)
    expect(read(null, { off: -11 * minute }).ahead).toBe(-11 * minute)
    expect(read(null, { off: -9 * minute }).ahead).toBeNull()
  })

  it('is ahead where a block that came while somebody looked is of the past', () => {
    const first = read(null, { off: 400 * day })
    expect(first.ahead).toBeNull()
    const second = read(first, { off: 400 * day, at: 20_000 })
    expect(second.ahead).toBe(400 * day)
    // No new block since: it stays as it was.
    expect(read(second, { off: 400 * day, at: 40_000, number: 20n, age: 20_000 }).ahead).toBe(400 * day)
  })

  it('is right, or not known, where it differs by little, or the chain rests', () => {
    const first = read(null, {})
    expect(read(first, { at: 20_000 }).ahead).toBeNull()
    const ofLong = read(null, { age: 3 * day, number: 7n })
    expect(ofLong.ahead).toBeNull()
    expect(read(ofLong, { at: 20_000, age: 3 * day + 20_000, number: 7n }).ahead).toBeNull()
  })

  it('is not judged by a node that catches up', () => {
    const first = read(null, { age: 30 * day, number: 1n })
    expect(read(first, { at: 20_000, age: 29 * day, number: 9_000n }).ahead).toBeNull()
  })

  it('is judged anew after a sleep, and once it was set right', () => {
    const wrong = read(read(null, { off: 400 * day }), { off: 400 * day, at: 20_000 })
    expect(read(wrong, { at: 40_000 }).ahead).toBeNull()
    expect(read(wrong, { off: 400 * day, at: 3 * day }).ahead).toBeNull()
  })
})
