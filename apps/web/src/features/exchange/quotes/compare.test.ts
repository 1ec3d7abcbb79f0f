import { err, ok } from '@tyto/primitives'
import type { Offer, Offers } from '@tyto/exchange'
import { describe, expect, it } from 'vitest'
import { barOf, bestTradable, isAvailable, richerThan, shortOf } from './compare'

const of = (output: bigint) => ({ output })

describe('[BX-09] offers beside the best one', () => {
  it('are so much short of it, rounded up', () => {
    expect(shortOf(of(10_000n), of(10_000n))).toBe(0n)
    expect(shortOf(of(10_000n), of(9_949n))).toBe(51n)
    expect(shortOf(of(1_000_000n), of(999_999n))).toBe(1n)
    // Best after gas may pay less before it.
    expect(shortOf(of(100n), of(101n))).toBe(0n)
  })

  it('have a bar that is full for the best and empty from 3 percent on', () => {
    expect([0n, 150n, 299n, 300n, 301n, 9_999n].map(barOf)).toEqual([100, 50, 0, 0, 0, 0])
  })
})

describe('[SW-02] the output', () => {
  const none: Offers = {
    tydradex: err('NotOffered'),
    dragondex: err('Unread'),
    zilswap: err('NoPool'),
    aswap: err('NothingOut'),
  }

  it('is available with any offer, and not without', () => {
    expect(isAvailable(none)).toBe(false)
    expect(isAvailable({ ...none, aswap: ok({ output: 1n } as Offer) })).toBe(true)
  })
})

describe('[BX-12] an offer that moves the price by more than 10 percent', () => {
  const offer = (output: bigint, impact: bigint) => ok({ output, impact, hops: [] } as unknown as Offer)
  const none: Offers = {
    tydradex: err('NoPool'),
    dragondex: err('NoPool'),
    zilswap: err('NoPool'),
    aswap: err('NoPool'),
  }
  const free = (): bigint => 0n

  it('is not the best where another may be traded', () => {
    const offers = {
      ...none,
      dragondex: offer(100n, 1_001n),
      zilswap: offer(90n, 1_000n),
      aswap: offer(80n, 0n),
    }
    expect(bestTradable(offers, free)).toMatchObject({
      best: { output: 90n },
      next: { output: 80n },
      gain: 10n,
    })
  })

  it('brings no more coins than the best: nobody may take it', () => {
    const offers = { ...none, dragondex: offer(100n, 1_001n), zilswap: offer(90n, 0n), aswap: offer(95n, 0n) }
    expect(richerThan({ output: 90n }, offers)).toMatchObject({ output: 95n })
    expect(richerThan({ output: 95n }, offers)).toBeNull()
    expect(richerThan({ output: 1n }, none)).toBeNull()
  })

  it('is, where none may', () => {
    const offers = { ...none, dragondex: offer(100n, 1_001n), zilswap: offer(110n, 9_000n) }
    expect(bestTradable(offers, free)?.best.output).toBe(110n)
    expect(bestTradable(none, free)).toBeNull()
  })
})
