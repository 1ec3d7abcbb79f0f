import type { TyronDexState } from '@tyto/exchange'
import { sbtFreeContribution } from '@tyto/exchange'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planAddition, shareChange, ssiFor, tyronFor } from './addition'
import { partOf, priceCases, viewPosition } from './position'
import { planDraw, planRemoval } from './removal'

const tyron = 10n ** 12n
const ssi = 10n ** 18n
const dex: TyronDexState = {
  reserves: { tyron: 80_000n * tyron, ssi: 250_000n * ssi },
  profitDenom: 9_900n,
  reward: 50n,
  totalSupply: 250_000n * ssi,
  contributions: 40_000n * ssi,
  daoBalance: 50_000n * ssi,
  isFairlaunch: false,
}
const rich = { tyron: 10n ** 30n, ssi: 10n ** 30n }

describe('what is brought', () => {
  it('[LQ-02] [LQ-04] is no zero and no more than there is; the least is 99 percent of what is expected', () => {
    const plan = planAddition(dex, { mode: 'ssi', tyron: 80n * tyron, ssi: 0n, held: rich })
    expect(plan).toMatchObject({
      ok: true,
      value: {
        ssi: 250n * ssi,
        contribution: 250n * ssi,
        minimum: (250n * ssi * 99n) / 100n,
        needsSbt: false,
      },
    })
    expect(planAddition(dex, { mode: 'ssi', tyron: 0n, ssi: 0n, held: rich })).toMatchObject({ code: 'zero' })
    const poor = { tyron: 80n * tyron - 1n, ssi: null }
    for (const mode of ['ssi', 'tyron'] as const) {
      expect(planAddition(dex, { mode, tyron: 80n * tyron, ssi: 0n, held: poor })).toMatchObject({
        code: 'balance',
      })
      expect(planAddition(dex, { mode, tyron: 1n, ssi: 0n, held: rich })).toMatchObject({ code: 'tooLittle' })
    }
    const noSsi = { tyron: null, ssi: 250n * ssi - 1n }
    expect(planAddition(dex, { mode: 'ssi', tyron: 80n * tyron, ssi: 0n, held: noSsi })).toMatchObject({
      code: 'ssiBalance',
    })
    expect(planAddition(dex, { mode: 'tyron', tyron: 80n * tyron, ssi: 0n, held: noSsi }).ok).toBe(true)
  })

  it('[LQ-02] takes all that is held, whatever is not known, and says what the chain cannot count', () => {
    const of = (held: { tyron: bigint | null; ssi: bigint | null }, amount = 80n * tyron) =>
      planAddition(dex, { mode: 'ssi', tyron: amount, ssi: 0n, held })
    expect(of({ tyron: 80n * tyron, ssi: 250n * ssi }).ok).toBe(true)
    expect(of({ tyron: null, ssi: null }).ok).toBe(true)
    expect(of({ tyron: 80n * tyron, ssi: null }).ok).toBe(true)
    expect(of({ tyron: null, ssi: null }, 2n ** 128n)).toMatchObject({ code: 'other' })
  })

  it.each([
    [3n, 10n, 1n, 4n, 0n],
    [3n, 10n, 3n, 10n, 0n],
    [10n, 3n, 4n, 2n, 13n],
    [0n, 0n, 4n, 0n, 0n],
  ])('at %s TYRON and %s S$I, %s go with %s of S$I rounded up, or with %s of TYRON down', (...given) => {
    const [inTyron, inSsi, amount, up, down] = given
    const pool = { ...dex, reserves: { tyron: inTyron, ssi: inSsi } }
    expect([ssiFor(pool, amount), tyronFor(pool, amount)]).toEqual([up, down])
  })

  it('[LQ-04] needs a TYRONSBT token above 25e20, and not at it', () => {
    const at = tyronFor(dex, sbtFreeContribution)
    const of = (amount: bigint) => planAddition(dex, { mode: 'ssi', tyron: amount, ssi: 0n, held: rich })
    expect(of(at)).toMatchObject({ value: { contribution: sbtFreeContribution, needsSbt: false } })
    expect(of(at + 1n)).toMatchObject({ value: { needsSbt: true } })
  })

  it('opens an empty pool with both, and never with TYRON alone', () => {
    const none = {
      ...dex,
      reserves: { tyron: 0n, ssi: 0n },
      totalSupply: 0n,
      contributions: 0n,
      daoBalance: 0n,
    }
    const draft = { tyron: 10n * tyron, ssi: 20n * ssi, held: rich }
    expect(planAddition(none, { mode: 'ssi', ...draft })).toMatchObject({
      value: { contribution: 20n * ssi, minimum: 20n * ssi },
    })
    const large = { ...draft, ssi: sbtFreeContribution * 2n }
    expect(planAddition(none, { mode: 'ssi', ...large })).toMatchObject({ value: { needsSbt: false } })
    expect(planAddition(none, { mode: 'ssi', ...draft, ssi: 0n })).toMatchObject({ code: 'ssiZero' })
    expect(planAddition(none, { mode: 'tyron', ...draft })).toMatchObject({ code: 'noPool' })
    expect(viewPosition(none, { shares: 0n, daoShares: 0n })).toEqual({
      share: 0n,
      daoBalance: 0n,
      tyron: 0n,
      ssi: 0n,
    })
  })

  it('makes the share of the wallet grow, or that of its domain', () => {
    const plan = planAddition(dex, { mode: 'ssi', tyron: 80n * tyron, ssi: 0n, held: rich })
    if (!plan.ok) throw new Error(plan.code)
    const position = { shares: 2_500n * ssi, daoShares: 400n * ssi }
    // 2,750 of 250,250, in parts of 10,000, cut.
    expect(shareChange(dex, position, plan.value, 'wallet')).toEqual({ before: 100n, after: 109n })
    // Of the community, 250 shares of the pool are worth 200 of its own.
    expect(shareChange(dex, position, plan.value, 'domain')).toEqual({ before: 100n, after: 149n })
  })

  it('goes from one amount to the other and back without asking for more', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 30n), (amount) => {
        expect(ssiFor(dex, tyronFor(dex, amount)) <= amount).toBe(true)
      }),
    )
  })
})

describe('what is taken out', () => {
  const position = { shares: 2_500n * ssi, daoShares: 400n * ssi }
  const plan = (draft: Parameters<typeof planRemoval>[2]['draft'], slippage = 200n) =>
    planRemoval(dex, position, { draft, slippage })

  it('[LQ-03] is the exchange share first, and the DAO share only where that is 0', () => {
    expect(plan({ mode: 'dao', exchange: 40n, dao: 100n })).toMatchObject({
      value: { kind: 'remove', amount: 1_000n * ssi, tyron: 320n * tyron, ssi: 1_000n * ssi },
    })
    expect(plan({ mode: 'dao', exchange: 0n, dao: 50n })).toMatchObject({
      value: { kind: 'leave', amount: 200n * ssi, back: 250n * ssi },
    })
    expect(plan({ mode: 'lp', exchange: 0n, dao: 50n })).toMatchObject({ code: 'ZeroAmount' })
    expect(plan({ mode: 'dao', exchange: 0n, dao: 0n })).toMatchObject({ code: 'ZeroAmount' })
    expect(plan({ mode: 'dao', exchange: 100n, dao: 0n })).toMatchObject({
      value: { amount: position.shares },
    })
  })

  it('[LQ-03] accepts what slippage leaves, and never less than 10 of the smallest unit of TYRON', () => {
    const removed = plan({ mode: 'lp', exchange: 40n, dao: 0n })
    expect(removed).toMatchObject({
      value: { minTyron: (3_136n * tyron) / 10n, minSsi: 980n * ssi },
    })
    // Eleven of the smallest unit of TYRON are expected; half of them would be fewer than ten.
    const crumbs = { shares: (11n * dex.totalSupply) / dex.reserves.tyron, daoShares: 0n }
    const draft = { mode: 'lp', exchange: 100n, dao: 0n } as const
    expect(planRemoval(dex, crumbs, { draft, slippage: 5_000n })).toMatchObject({ value: { minTyron: 10n } })
    // Ten come out, and ten are the least.
    const ten = { shares: (10n * dex.totalSupply) / dex.reserves.tyron, daoShares: 0n }
    expect(planRemoval(dex, ten, { draft, slippage: 200n })).toMatchObject({
      value: { tyron: 10n, minTyron: 10n },
    })
    expect(planRemoval(dex, { shares: 0n, daoShares: 0n }, { draft, slippage: 200n })).toMatchObject({
      code: 'ZeroAmount',
    })
    const less = { shares: (9n * dex.totalSupply) / dex.reserves.tyron, daoShares: 0n }
    expect(planRemoval(dex, less, { draft, slippage: 200n })).toMatchObject({ code: 'NothingOut' })
  })
})

describe('what is taken out of the pool of another exchange', () => {
  const pool = { zil: 90_000n * 10n ** 12n, tokens: 300n * 10n ** 15n }
  const shares = { shares: 4_500n * 10n ** 12n, total: 90_000n * 10n ** 12n }
  const plan = (percent: bigint, slippage = 200n) => planDraw(pool, shares, { percent, slippage })

  it('[LQ-03] is the part of both sides, and accepts what slippage leaves', () => {
    expect(plan(40n)).toEqual({
      ok: true,
      value: {
        amount: 1_800n * 10n ** 12n,
        zil: 1_800n * 10n ** 12n,
        tokens: 6n * 10n ** 15n,
        minZil: 1_764n * 10n ** 12n,
        minTokens: 5_880n * 10n ** 12n,
      },
    })
    expect(plan(100n)).toMatchObject({ value: { amount: shares.shares } })
    expect(plan(0n)).toMatchObject({ code: 'ZeroAmount' })
    // Ten of the smallest unit of the coin are the least, and as many as come out of three shares.
    const crumbs = { shares: 3n, total: shares.total }
    expect(planDraw(pool, crumbs, { percent: 100n, slippage: 200n })).toMatchObject({
      value: { tokens: 10n, minTokens: 10n },
    })
    const fewer = { shares: 2n, total: shares.total }
    expect(planDraw(pool, fewer, { percent: 100n, slippage: 200n })).toMatchObject({ code: 'NothingOut' })
    expect(planDraw(pool, { shares: 2n, total: 1n }, { percent: 100n, slippage: 0n })).toMatchObject({
      code: 'NotEnough',
    })
  })
})

describe('a position', () => {
  it('[LQ-01] is a part of the pool, and what the community holds for the domain', () => {
    expect(viewPosition(dex, { shares: 4_600n * ssi, daoShares: 400n * ssi })).toEqual({
      share: 184n,
      daoBalance: 500n * ssi,
      tyron: (5_100n * ssi * dex.reserves.tyron) / dex.totalSupply,
      ssi: (5_100n * ssi * dex.reserves.ssi) / dex.totalSupply,
    })
    expect(partOf(1n, 0n)).toBe(0n)
  })

  it('is never worth more than the same coins held apart, and as much where the price stands', () => {
    expect(priceCases(100n * ssi, [25n, 100n, 400n])).toEqual([
      { price: 25n, inPool: 100n * ssi, apart: 125n * ssi, less: 2_000n },
      { price: 100n, inPool: 200n * ssi, apart: 200n * ssi, less: 0n },
      { price: 400n, inPool: 400n * ssi, apart: 500n * ssi, less: 2_000n },
    ])
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 30n), fc.bigInt(1n, 1_000_000n), (amount, price) => {
        const [found] = priceCases(amount, [price])
        expect(found!.inPool <= found!.apart).toBe(true)
      }),
    )
  })
})
