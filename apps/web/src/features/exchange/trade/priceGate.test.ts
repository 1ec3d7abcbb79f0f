import { minimumOutput } from '@tyto/exchange'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closedBy, moveOf } from './priceGate'

const units = fc.bigInt({ min: 1n, max: 2n ** 128n - 1n })
const slippage = fc.bigInt({ min: -100n, max: 9_999n })

describe('[BX-09] the gate before a trade', () => {
  it('lets through whatever is not below the least that the person took, and never asks for more', () => {
    fc.assert(
      fc.property(units, units, slippage, (shown, now, part) => {
        const minimum = minimumOutput(shown, part)
        expect(moveOf({ now, minimum })).toBe(now < minimum ? 'belowMinimum' : 'within')
        // The shown amount, and every higher one, goes through at any slippage.
        if (now >= shown) expect(moveOf({ now, minimum })).toBe('within')
        expect(minimum).toBeGreaterThan(0n)
        expect(minimum).toBeLessThanOrEqual(shown)
      }),
    )
  })

  it('with a slippage of 0 or less a unit less is below the minimum', () => {
    for (const part of [0n, -1n])
      expect(moveOf({ now: 99n, minimum: minimumOutput(100n, part) })).toBe('belowMinimum')
    expect(moveOf({ now: 99n, minimum: minimumOutput(100n, 200n) })).toBe('within')
  })

  it('counts the least itself as taken', () => {
    expect(moveOf({ now: 4n, minimum: 4n })).toBe('within')
    expect(moveOf({ now: 3n, minimum: 4n })).toBe('belowMinimum')
    expect(moveOf({ now: 6n, minimum: 4n })).toBe('within')
  })

  it('says that an exchange offers nothing any more', () => {
    for (const now of [null, 0n, -1n]) expect(moveOf({ now, minimum: 4n })).toBe('gone')
  })
})

describe('[SW-05] [BX-27] the button of the panel', () => {
  const open = { impact: 1_000n, isInWallet: false, isAsking: false }
  it('is open up to 10 percent, and closed above, in the wallet, and until what is allowed is known', () => {
    expect(closedBy(open)).toBeNull()
    expect(closedBy({ ...open, impact: 1_001n })).toBe('stopped')
    expect(closedBy({ ...open, isInWallet: true })).toBe('inWallet')
    expect(closedBy({ ...open, isAsking: true })).toBe('asking')
    expect(closedBy({ impact: 5_000n, isInWallet: true, isAsking: true })).toBe('stopped')
  })
})
