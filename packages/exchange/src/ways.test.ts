/** Ways, bounds and parts against figures that were worked out beside this code, with fractions. */
import { qaPerZil } from '@tyto/primitives'
import { describe, expect, test } from 'vitest'
import { broughtFor, sinceBrought, type PoolStep } from './brought'
import type { TyronDexState } from './community'
import { usualFees } from './fees'
import { previewAdd, previewAddTyronOnly } from './liquidity'
import type { Exchanges } from './market'
import { priceIn } from './price'
import { stepThroughTyronDex, type Pool } from './quote'
import { ratesOf } from './rates'
import { rootOf } from './root'
import { quoteAt, quotesFor } from './routes'
import { minimumOutput } from './slippage'
import { splitOf } from './split'
import { beginSteps, impactOf, throughPool } from './steps'
import { stepThroughBurn, stepThroughMint } from './vault'

const unit = (decimals: number): bigint => 10n ** BigInt(decimals)
const most = 2n ** 128n
const pool = (zil: bigint, tokens: bigint): Pool => ({ zil: zil * qaPerZil, tokens })
const state = (id: keyof typeof usualFees, pools: Readonly<Record<string, Pool>>) =>
  [id, { fees: usualFees[id], feesGoTo: null, pools: new Map(Object.entries(pools)) }] as const

const dex: TyronDexState = {
  reserves: { tyron: 80_000n * unit(12), ssi: 250_000n * unit(18) },
  profitDenom: 9_900n,
  reward: 50n,
  totalSupply: 250_000n * unit(18),
  contributions: 0n,
  daoBalance: 0n,
  isFairlaunch: false,
}
const xsgd = pool(400_000n, 10_810n * unit(6))
const deepDollar = pool(600_000n, 12_000n * unit(6))
const flatDollar = pool(100_000n, 2_010n * unit(6))
const exchanges: Exchanges = {
  block: 1n,
  states: new Map([state('zilswap', { xsgd, zusdt: deepDollar }), state('aswap', { zusdt: flatDollar })]),
  tyronDex: dex,
  vault: { reserve: 400_000n * unit(6) },
}

function trade(from: string, to: string, amount: bigint) {
  return { from, to, amount, slippage: 200n }
}

describe('ways of the community', () => {
  test.each([
    ['tyron', 's$i', 100n * unit(12), ['dex'], 308_992_621_630_731_969_188n],
    ['s$i', 'tyron', 300n * unit(18), ['dex'], 94_927_226_454_971n],
    ['xsgd', 's$i', 5n * unit(6), ['mint'], 5n * unit(18)],
    ['xsgd', 'tyron', 5n * unit(6), ['mint', 'dex'], 1_583_968_637_420n],
    ['zil', 's$i', 1_000n * qaPerZil, ['pool', 'mint'], 26_876_934n * unit(12)],
    ['zil', 'tyron', 1_000n * qaPerZil, ['pool', 'mint', 'dex'], 8_513_706_554_776n],
    ['s$i', 'xsgd', 5n * unit(18), ['burn'], 5n * unit(6)],
  ])('%s to %s goes by its contracts and pays to the last unit', (from, to, amount, kinds, output) => {
    const offer = quoteAt(exchanges, 'tydradex', trade(from, to, amount))
    if (!offer.ok) throw new Error(offer.code)
    expect(offer.value.output).toBe(output)
    expect(offer.value.hops.map(({ kind }) => kind)).toEqual(kinds)
  })

  test('of the vault nothing less than its rate is accepted, whatever the price may move by', () => {
    const offer = quoteAt(exchanges, 'tydradex', trade('s$i', 'xsgd', 5n * unit(18)))
    expect(offer).toMatchObject({ ok: true, value: { least: 5n * unit(6), impact: 0n } })
  })

  const { ssi, tyron } = dex.reserves
  test.each<[what: string, change: Partial<Exchanges>, from: string, to: string, code: string]>([
    ['no TYRON', { tyronDex: { ...dex, reserves: { tyron: 0n, ssi } } }, 's$i', 'tyron', 'NoPool'],
    ['no S$I', { tyronDex: { ...dex, reserves: { tyron, ssi: 0n } } }, 's$i', 'tyron', 'NoPool'],
    ['no exchange', { tyronDex: undefined }, 's$i', 'tyron', 'NoExchange'],
    ['an exchange that is not read', { tyronDex: null }, 's$i', 'tyron', 'Unread'],
    ['no vault', { vault: undefined }, 'xsgd', 's$i', 'NoExchange'],
    ['a vault that is not read', { vault: null }, 'xsgd', 's$i', 'Unread'],
    ['no vault', { vault: undefined }, 's$i', 'xsgd', 'NoExchange'],
    ['a vault that is not read', { vault: null }, 's$i', 'xsgd', 'Unread'],
  ])('%s: %s', (_, change, from, to, code) => {
    const offer = quoteAt({ ...exchanges, ...change }, 'tydradex', trade(from, to, unit(18)))
    expect(offer).toMatchObject({ ok: false, code })
  })

  test('an exchange of pools goes by its own pool', () => {
    const { zilswap, dragondex } = quotesFor(exchanges, trade('zusdt', 'zil', unit(6)))
    expect(zilswap).toMatchObject({ value: { hops: [{ kind: 'pool', from: 'zusdt', to: 'zil' }] } })
    expect(dragondex).toMatchObject({ ok: false, code: 'NoExchange' })
  })
})

describe('what the chain counts', () => {
  test('a product of 2^256 is too much, and one below it is not', () => {
    const begun = { amount: 2n ** 127n, idealNumerator: 1n, idealDenominator: 1n }
    expect(throughPool(begun, 1n, 2n ** 116n, 2n ** 13n)).toMatchObject({ code: 'TooLarge' })
    expect(throughPool(begun, 1n, 2n ** 116n - 1n, 2n ** 13n)).toMatchObject({ ok: true })
  })

  test('shares of 2^128 are too many, with those that the community gets of the trade', () => {
    // Of 200 that come in two are for the community: 2 of 2 * 1,023, which is one share for each 1,023.
    const full = (totalSupply: bigint): TyronDexState => ({
      ...dex,
      reserves: { tyron: 823n, ssi: 1_000_000n },
      reward: 0n,
      contributions: 1n,
      totalSupply,
    })
    const begun = beginSteps(200n)
    if (!begun.ok) throw new Error(begun.code)
    const bound = 2n ** 118n * 1_023n
    expect(stepThroughTyronDex(full(bound), 'tyron', begun.value)).toMatchObject({ code: 'TooLarge' })
    expect(stepThroughTyronDex(full(bound - 1_023n), 'tyron', begun.value)).toMatchObject({ ok: true })
  })

  test('a step that the pool refuses is refused with its word', () => {
    const begun = beginSteps(1n)
    if (!begun.ok) throw new Error(begun.code)
    expect(stepThroughTyronDex(dex, 'ssi', begun.value)).toMatchObject({ ok: false, code: 'NothingOut' })
  })

  test('of S$I 2^128 units are too many to be made', () => {
    const step = (amount: bigint) => ({ amount, idealNumerator: amount, idealDenominator: 1n })
    expect(stepThroughMint(step(2n ** 116n / 5n ** 12n))).toMatchObject({ ok: true })
    expect(stepThroughMint(step(2n ** 116n))).toMatchObject({ ok: false, code: 'TooLarge' })
    // All that the vault holds can be taken, and no unit more; what is below a unit of XSGD is lost, and told.
    const vault = { reserve: 5n }
    expect(stepThroughBurn(vault, step(5n * unit(12)))).toMatchObject({ ok: true, value: { amount: 5n } })
    expect(stepThroughBurn(vault, step(6n * unit(12)))).toMatchObject({ code: 'EmptyVault' })
    const half = stepThroughBurn(vault, step((5n * unit(12)) / 2n))
    expect(half.ok && impactOf(half.value)).toBe(2_000n)
  })

  test('what is lost is rounded up, and a whole part stays one', () => {
    const lost = (amount: bigint, idealNumerator: bigint): bigint =>
      impactOf({ amount, idealNumerator, idealDenominator: 1n })
    expect([lost(99n, 100n), lost(9_999n, 10_001n), lost(100n, 100n), lost(101n, 100n)]).toEqual([
      100n,
      2n,
      0n,
      0n,
    ])
  })

  test('a pool is not opened with 2^128 of TYRON', () => {
    const empty = { ...dex, reserves: { tyron: 0n, ssi: 0n }, totalSupply: 0n }
    expect(previewAdd(empty, most, unit(14))).toMatchObject({ ok: false, code: 'TooLarge' })
    expect(previewAdd(empty, most - 1n, unit(14))).toMatchObject({ ok: true })
  })

  test('without slippage all of it is the least, and of nothing nothing', () => {
    expect([minimumOutput(0n, 0n), minimumOutput(10_000n, -5n)]).toEqual([0n, 10_000n])
  })

  test('the whole part of a root', () => {
    for (let value = 0n; value < 200n; value++) {
      const root = rootOf(value)
      expect(root * root <= value && (root + 1n) * (root + 1n) > value, String(value)).toBe(true)
    }
  })
})

test('TYRON alone goes into a pool of uneven sides at its price, and the community gets its shares', () => {
  const u = unit(15)
  const uneven = { ...dex, reserves: { tyron: 300n * u, ssi: 400n * u }, totalSupply: 600n * u }
  const joined = { ...uneven, contributions: 7n, daoBalance: 3n }
  expect(previewAddTyronOnly(joined, 40n * u + 1n)).toEqual({
    ok: true,
    value: {
      tyron: 40n * u + 1n,
      ssi: 0n,
      contribution: 37_505_859_375_000_001n,
      ssiBack: 1_313_320_825_515_945n,
      after: {
        ...joined,
        reserves: { tyron: 340n * u + 1n, ssi: 398_686_679_174_484_055n },
        totalSupply: 637_599_609_375_000_001n,
        daoBalance: 93_750_000_000_003n,
      },
    },
  })
})

describe('a trade in two parts', () => {
  const free = (): bigint => 0n

  test('is cut where the next unit pays alike on both ways, with what the exchange itself takes', () => {
    const bought = splitOf(exchanges, trade('zil', 'zusdt', 60_000n * qaPerZil), free)!
    expect(bought.parts.map(({ exchange }) => exchange)).toEqual(['zilswap', 'aswap'])
    expect(bought.parts[0].input).toBe(51_432_701_563_031_191n)
    expect(bought.output).toBe(1_102_120_138n)
    const sold = splitOf(exchanges, trade('zusdt', 'zil', 3_000n * unit(6)), free)!
    expect(sold.parts.map(({ input }) => input)).toEqual([2_580_021_347n, 419_978_653n])
    expect(sold.output / 10n).toBe(12_305_698_118_131_647n)
  })

  test('is at the two exchanges that gain most, wherever they stand in the row', () => {
    const [small, flat, deep] = [pool(10_000n, 200n * unit(6)), flatDollar, deepDollar]
    const parts = (...pools: readonly [Pool, Pool, Pool]) => {
      const ids = ['dragondex', 'zilswap', 'aswap'] as const
      const states = new Map(ids.map((id, at) => state(id, { zusdt: pools[at]! })))
      const split = splitOf({ ...exchanges, states }, trade('zil', 'zusdt', 60_000n * qaPerZil), free)!
      return split.parts.map(({ exchange }) => exchange)
    }
    expect(parts(small, deep, flat)).toEqual(['zilswap', 'aswap'])
    expect(parts(flat, small, deep)).toEqual(['dragondex', 'aswap'])
    expect(parts(deep, flat, small)).toEqual(['dragondex', 'zilswap'])
  })
})

describe('a price', () => {
  test('of two pools that hold as much ZIL is that of the coin itself', () => {
    const states = new Map([state('zilswap', { xsgd, s$i: { ...xsgd, tokens: 7n } })])
    expect(priceIn({ ...exchanges, states }, 's$i')).toMatchObject({ by: null, pool: { tokens: 7n } })
  })

  test('of a launch that says nothing, and of a pool without S$I, is none', () => {
    const launch = { ...exchanges, tyronDex: { ...dex, isFairlaunch: true } }
    const none = { tyronInUsd: null, tyronInSsi: null }
    expect(ratesOf(launch, 0n)).toMatchObject(none)
    expect(ratesOf(launch, -1n)).toMatchObject(none)
    expect(ratesOf(launch, 1n)).not.toMatchObject(none)
    const half = { ...dex, reserves: { tyron: 5n, ssi: 0n } }
    expect(ratesOf({ ...exchanges, tyronDex: half }, null)).toMatchObject(none)
  })
})

describe('what was brought', () => {
  const added = { kind: 'added', tyron: 16n, ssi: 9n, shares: 10n } as const

  test('keeps its root on the way through the community', () => {
    const steps: PoolStep[] = [added, { kind: 'joined', shares: 5n, daoShares: 5n }]
    expect(broughtFor(steps, { shares: 5n, daoShares: 5n })).toEqual({
      tyron: 16n,
      ssi: 9n,
      root: 12_000_000n,
    })
  })

  test.each<[what: string, steps: PoolStep[]]>([
    [
      'more shares went away than there were',
      [added, { kind: 'sent', shares: 11n }, { ...added, kind: 'received', shares: 1n }],
    ],
    [
      'more shares of the community went away than there were',
      [
        { kind: 'granted', tyron: 1n, ssi: 1n, daoShares: 1n },
        { kind: 'withdrawn', daoShares: 2n },
        { kind: 'granted', tyron: 1n, ssi: 1n, daoShares: 1n },
      ],
    ],
  ])('is not known where %s, whatever came later', (_, steps) => {
    expect(broughtFor(steps, { shares: 0n, daoShares: 0n })).toBeNull()
  })

  test('nothing that leaves nothing leaves nothing', () => {
    expect(broughtFor([{ kind: 'sent', shares: 0n }], { shares: 0n, daoShares: 0n })).toEqual({
      tyron: 0n,
      ssi: 0n,
      root: 0n,
    })
  })

  test('earns nothing rather than less than nothing, in an empty pool too', () => {
    const brought = { tyron: 16n, ssi: 9n, root: 12_000_000n }
    const since = sinceBrought({ reserves: { tyron: 16n, ssi: 9n } }, { tyron: 1n, ssi: 1n }, brought)
    expect(since).toEqual({ now: 1n, apart: 18n, earned: 0n, lost: 0n })
    expect(sinceBrought({ reserves: { tyron: 0n, ssi: 0n } }, { tyron: 0n, ssi: 0n }, brought)).toMatchObject(
      {
        now: 0n,
        apart: 9n,
      },
    )
  })
})
