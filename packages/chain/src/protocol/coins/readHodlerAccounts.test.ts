import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { claimableOf } from './readHodlerAccounts'

const account = { releaseBlock: 1_000n, period: 100n, locked: 1_000n, quota: 300n }

describe('claimableOf', () => {
  test.each([
    [0n, 0n],
    [999n, 0n],
    [1_000n, 300n],
    [1_099n, 300n],
    [1_100n, 600n],
    [1_250n, 900n],
    // No more than what is locked.
    [1_300n, 1_000n],
    [10n ** 30n, 1_000n],
  ])('[HD-01] at block %s it is %s', (block, claimable) => {
    expect(claimableOf(account, block)).toBe(claimable)
  })

  test('a period of no blocks releases nothing', () => {
    expect(claimableOf({ ...account, period: 0n }, 5_000n)).toBe(0n)
  })

  test('it never falls while blocks pass, and never exceeds what is locked', () => {
    const amount = fc.bigInt({ min: 1n, max: 2n ** 128n - 1n })
    const block = fc.bigInt({ min: 0n, max: 2n ** 40n })
    fc.assert(
      fc.property(
        block,
        block,
        amount,
        amount,
        amount,
        block,
        (from, later, period, locked, quota, release) => {
          const of = { releaseBlock: release, period, locked, quota }
          const [now, then] = [claimableOf(of, from), claimableOf(of, from + later)]
          expect(now <= then && then <= locked).toBe(true)
          expect(now > 0n).toBe(from >= release)
        },
      ),
    )
  })
})
