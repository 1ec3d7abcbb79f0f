import { describe, expect, it } from 'vitest'
import { formatElapsed, shareOfMinute } from './elapsed'

describe('elapsed time', () => {
  it('reads like a clock', () => {
    expect([0, 7_999, 61_000, 760_000, 3_723_000].map(formatElapsed)).toEqual([
      '0:00',
      '0:07',
      '1:01',
      '12:40',
      '1:02:03',
    ])
  })

  it('never runs backwards where the clock of the device did', () => {
    expect(formatElapsed(-5_000)).toBe('0:00')
    expect(shareOfMinute(-5_000)).toBe(0)
    expect(shareOfMinute(90_000)).toBe(0.5)
  })
})
