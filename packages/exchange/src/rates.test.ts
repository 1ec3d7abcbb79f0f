import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { usualFees } from './fees'
import type { TyronDexState } from './community'
import type { Exchanges } from './market'
import { priceIn, worthInTokens, worthInZil } from './price'
import type { Pool } from './quote'
import { circulatingTyron, ratesOf, rateDigits, valueLocked } from './rates'

const unit = 10n ** BigInt(rateDigits)

function market(zusdt: Pool | null, dex: Partial<TyronDexState> | null | undefined): Exchanges {
  const pools = new Map(zusdt ? [['zusdt', zusdt]] : [])
  return {
    block: 7n,
    states: new Map([['zilswap', { fees: usualFees.zilswap, feesGoTo: null, pools }]]),
    vault: undefined,
    tyronDex: dex && {
      reserves: { tyron: 500n * 10n ** 12n, ssi: 1_060n * 10n ** 18n },
      profitDenom: 9_900n,
      reward: 50n,
      totalSupply: 10n ** 18n,
      contributions: 0n,
      daoBalance: 0n,
      isFairlaunch: false,
      ...dex,
    },
  }
}

/** 50 ZIL for a dollar. */
const dollars: Pool = { zil: 50_000n * 10n ** 12n, tokens: 1_000n * 10n ** 6n }

describe('[RS-03] rates', () => {
  test('of ZIL come from the pool of a dollar, and S$I is 1.35 to a dollar', () => {
    const rates = ratesOf(market(dollars, {}), null)
    expect(rates.zilInUsd).toBe(unit / 50n)
    expect(rates.zilInSsi).toBe((unit * 27n) / 1_000n)
    expect(rates.zilBy).toMatchObject({ exchange: 'zilswap', pool: dollars })
  })

  test('of TYRON come from the reserves of its exchange, divided by 1e12 and 1e18', () => {
    const { tyronInSsi, tyronInUsd } = ratesOf(market(null, {}), null)
    expect(tyronInSsi).toBe((unit * 212n) / 100n)
    expect(tyronInUsd).toBe((unit * 212n) / 135n)
  })

  test('of TYRON come from the price that its exchange says in a fair launch, divided by 1350000', () => {
    const launch = market(dollars, { isFairlaunch: true })
    const { tyronInUsd, tyronInSsi } = ratesOf(launch, 2_700_000n)
    expect(tyronInUsd).toBe(2n * unit)
    expect(tyronInSsi).toBe((27n * unit) / 10n)
    expect(ratesOf(launch, null)).toMatchObject({ tyronInUsd: null, tyronInSsi: null })
  })

  test('of TYRON differ from its price in the deepest pools by nothing but what those say of S$I', () => {
    const inDollars = (xsgdInPool: bigint): bigint => {
      const { states, ...rest } = market(dollars, {})
      const xsgd: Pool = { zil: dollars.zil, tokens: xsgdInPool }
      const zilswap = states.get('zilswap')!
      const pools = new Map([...zilswap.pools, ['xsgd', xsgd] as const])
      const vault = { reserve: 1_060n * 10n ** 6n }
      const all = { ...rest, vault, states: new Map([['zilswap', { ...zilswap, pools }] as const]) }
      const { pool } = priceIn(all, 'tyron')!
      // With six digits, which is what a dollar has.
      return worthInTokens(worthInZil(10n ** 12n, pool), dollars)
    }
    const rate = ratesOf(market(dollars, {}), null).tyronInUsd! / 10n ** 6n
    // Pools in which a dollar is 1.35 S$I say the same; those in which S$I is dearer by a thousandth say a thousandth more.
    expect(inDollars(1_350n * 10n ** 6n) - rate).toBe(0n)
    expect(inDollars((1_350n * 10n ** 6n * 1_000n) / 1_001n)).toBe((rate * 1_001n) / 1_000n)
  })

  test('are unknown, and never 0, where nothing says them', () => {
    for (const dex of [null, undefined, { reserves: { tyron: 0n, ssi: 5n } }]) {
      expect(ratesOf(market(null, dex), null)).toEqual({
        zilInUsd: null,
        zilInSsi: null,
        tyronInUsd: null,
        tyronInSsi: null,
        zilBy: null,
      })
    }
  })

  test('are never negative, whatever a pool holds', () => {
    const amount = fc.bigInt({ min: 1n, max: 2n ** 128n - 1n })
    fc.assert(
      fc.property(amount, amount, amount, amount, (zil, tokens, tyron, ssi) => {
        const { zilBy: _, ...rates } = ratesOf(market({ zil, tokens }, { reserves: { tyron, ssi } }), null)
        for (const rate of Object.values(rates)) expect(rate! >= 0n).toBe(true)
      }),
    )
  })
})

describe('[RS-02] statistics', () => {
  test('count what is held back out of the supply of TYRON, and never less than nothing', () => {
    expect(circulatingTyron(7_000_000n * 10n ** 12n)).toBe(1_164_282n * 10n ** 12n)
    expect(circulatingTyron(5_835_718n * 10n ** 12n)).toBe(0n)
    expect(circulatingTyron(5_835_717n * 10n ** 12n)).toBeNull()
  })

  test('lock twice the reserve of S$I', () => {
    expect(valueLocked(market(null, {}))).toBe(2_120n * 10n ** 18n)
    expect(valueLocked(market(null, null))).toBeNull()
    expect(valueLocked(market(null, undefined))).toBeNull()
  })
})
