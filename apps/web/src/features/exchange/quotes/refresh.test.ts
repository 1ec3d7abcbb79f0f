import { describe, expect, it } from 'vitest'
import { isTooOld, refreshPause, secondsUntil } from './refresh'

const at = (block: bigint, readAt: number) => ({ block, readAt })

describe('[BX-09] when quotes are read again', () => {
  it('is a usual time until blocks were seen to come', () => {
    expect(refreshPause('local', null, null)).toBe(5_000)
    expect(refreshPause('mainnet', null, at(7n, 0))).toBe(20_000)
    expect(refreshPause('mainnet', at(7n, 0), at(7n, 20_000))).toBe(20_000)
    // A node behind the one before.
    expect(refreshPause('mainnet', at(7n, 0), at(6n, 20_000))).toBe(20_000)
  })

  it('is each block, by the pace of late', () => {
    expect(refreshPause('mainnet', at(100n, 0), at(102n, 70_000))).toBe(35_000)
  })

  it.each([
    ['at least every minute', at(1n, 0), at(2n, 900_000), 60_000],
    ['at most every five seconds', at(1n, 0), at(21n, 20_000), 5_000],
    ['whatever the clock does', at(1n, 90_000), at(3n, 10_000), 5_000],
    ['however many blocks passed', at(1n, 0), at(2n ** 70n, 1), 5_000],
  ] as const)('%s', (_, earlier, later, pause) => {
    expect(refreshPause('testnet', earlier, later)).toBe(pause)
  })

  it('says when quotes are too old, and the time until the next ones', () => {
    expect(isTooOld(1_000, 5_000, 16_000)).toBe(false)
    expect(isTooOld(1_000, 5_000, 16_001)).toBe(true)
    expect(secondsUntil(5_000, 1_200)).toBe(4)
    expect(secondsUntil(5_000, 9_000)).toBe(0)
  })
})
