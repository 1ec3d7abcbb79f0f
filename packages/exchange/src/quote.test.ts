/** Quotes and liquidity against figures that were worked out by hand, with fractions, beside this code. */
import { qaPerZil } from '@tyto/primitives'
import { describe, expect, test } from 'vitest'
import {
  gasCostIn,
  gasOf,
  minimumContribution,
  minimumOutput,
  previewAdd,
  previewAddTyronOnly,
  previewDraw,
  previewJoin,
  previewLeave,
  previewRemove,
  pricesOf,
  quoteExactInput,
  quotesFor,
  usualFees,
  worthInTokens,
  worthInZil,
  type TyronDexState,
  type Hop,
} from './index'
import { daoMint } from './community'

const most = 2n ** 128n
const xsgd = { zil: 200_000n * qaPerZil, tokens: 5_000_000_000n }
const gzil = { zil: 90_000n * qaPerZil, tokens: 1_500_000_000_000_000n }

describe('what a pool pays, what it keeps in ZIL, and how far the price moves', () => {
  test.each([
    ['zilswap', null, xsgd, 1_000n * qaPerZil, [24_801_365n, 0n, 50n]],
    ['zilswap', xsgd, null, 25_000_000n, [992_054_607_780_215n, 0n, 50n]],
    ['zilswap', xsgd, gzil, 25_000_000n, [16_353_734_950_299n, 0n, 159n]],
    ['aswap', null, xsgd, 1_000n * qaPerZil, [24_653_216n, 3_003_003_003_003n, 50n]],
    ['aswap', xsgd, null, 25_000_000n, [986_114_028_294_392n, 2_970_222_976_790n, 50n]],
    ['aswap', xsgd, gzil, 25_000_000n, [16_256_627_535_011n, 2_988_062_689_555n, 158n]],
    ['dragondex', null, xsgd, 1_000n * qaPerZil, [24_702_600n, 2_000_000_000_000n, 50n]],
    ['dragondex', xsgd, null, 25_000_000n, [988_094_231_199_781n, 1_980_148_759_919n, 50n]],
    ['dragondex', xsgd, gzil, 25_000_000n, [16_288_997_923_406n, 1_990_049_751_243n, 158n]],
  ] as const)('%s', (exchange, from, to, amount, [output, zilFee, impact]) => {
    expect(quoteExactInput(usualFees[exchange], { from, to }, amount)).toEqual({
      ok: true,
      value: { output, zilFee, impact },
    })
  })

  test('is refused where the chain cannot count it, or nothing comes out', () => {
    const quote = (amount: bigint, to = xsgd) =>
      quoteExactInput({ afterFee: 10_000n, zilDivisor: 0n }, { from: null, to }, amount)
    expect(quoteExactInput(usualFees.zilswap, { from: null, to: null }, 1n)).toMatchObject({
      code: 'SameCoin',
    })
    expect(quote(0n)).toMatchObject({ code: 'ZeroAmount' })
    expect(quote(-1n)).toMatchObject({ code: 'ZeroAmount' })
    expect(quote(most)).toMatchObject({ code: 'TooLarge' })
    const deep = { zil: 2n ** 127n, tokens: 2n ** 100n }
    expect(quote(2n ** 127n - 1n, deep)).toMatchObject({ ok: true })
    expect(quote(2n ** 127n, deep)).toMatchObject({ code: 'TooLarge' })
    // The product of both counts too: 10,000 is more than 13 bits.
    expect(quote(2n ** 126n, { zil: 1n, tokens: 2n ** 116n })).toMatchObject({ ok: true })
    expect(quote(2n ** 126n, { zil: 1n, tokens: 2n ** 117n })).toMatchObject({ code: 'TooLarge' })
    expect(quote(1n, { zil: 2n, tokens: 2n })).toMatchObject({ code: 'NothingOut' })
    expect(quote(1n, { zil: 1n, tokens: 2n })).toMatchObject({ ok: true, value: { output: 1n } })
  })
})

const u = 10n ** 15n
const dex = (change: Partial<TyronDexState> = {}): TyronDexState => ({
  reserves: { tyron: 300n * u, ssi: 400n * u },
  profitDenom: 9_900n,
  reward: 50n,
  totalSupply: 600n * u,
  contributions: 0n,
  daoBalance: 0n,
  isFairlaunch: false,
  ...change,
})

describe('shares that the community gets', () => {
  test('are half of what its part of the fee is of the reserve, and none while nobody has joined', () => {
    expect(daoMint(dex({ contributions: 7n }), 100n * u, 400n * u)).toBe(375_000_000_000_000n)
    expect(daoMint(dex({ contributions: 7n }), 100n * u + 1n, 400n * u + 1n)).toBe(374_999_999_999_999n)
    expect(daoMint(dex(), 100n * u, 400n * u)).toBe(0n)
  })
})

describe('liquidity', () => {
  test('both coins go in at the price, S$I rounded up and shares down', () => {
    const added = previewAdd(dex(), 10n * u, 0n)
    expect(added).toEqual({
      ok: true,
      value: {
        tyron: 10n * u,
        ssi: 13_333_333_333_333_334n,
        contribution: 20n * u,
        ssiBack: 0n,
        after: dex({
          reserves: { tyron: 310n * u, ssi: 413_333_333_333_333_334n },
          totalSupply: 620n * u,
        }),
      },
    })
  })

  test('a first provider brings what they like, at least 10^14 of S$I', () => {
    const empty = dex({ reserves: { tyron: 0n, ssi: 0n }, totalSupply: 0n })
    const least = 10n ** 14n
    expect(previewAdd(empty, 5n, least)).toEqual({
      ok: true,
      value: {
        tyron: 5n,
        ssi: least,
        contribution: least,
        ssiBack: 0n,
        after: dex({ reserves: { tyron: 5n, ssi: least }, totalSupply: least }),
      },
    })
    expect(previewAdd(empty, 5n, least - 1n)).toMatchObject({ code: 'TooLittle' })
    expect(previewAdd(empty, 5n, most - 1n)).toMatchObject({ ok: true })
    expect(previewAdd(empty, 5n, most)).toMatchObject({ code: 'TooLarge' })
    expect(previewAddTyronOnly(empty, 200n * u)).toMatchObject({ code: 'NoPool' })
  })

  test.each([
    [0n, 'ZeroAmount'],
    [-1n, 'ZeroAmount'],
    [most, 'TooLarge'],
    [5n * 10n ** 13n - 1n, 'TooLittle'],
  ])('%s TYRON are refused: %s', (tyron, code) => {
    expect(previewAdd(dex(), tyron, 0n)).toMatchObject({ ok: false, code })
  })

  test('the least that is taken, and the most that the chain can count', () => {
    expect(previewAdd(dex(), 5n * 10n ** 13n, 0n)).toMatchObject({ value: { contribution: 10n ** 14n } })
    for (const reserves of [
      { tyron: 300n * u, ssi: 100n * u },
      { tyron: 100n * u, ssi: 300n * u },
    ]) {
      const pool = dex({ reserves, totalSupply: 100n * u })
      // The larger side reaches the bound first.
      const room = ((most - 1n - 300n * u) * reserves.tyron) / (300n * u)
      expect(previewAdd(pool, room, 0n)).toMatchObject({ ok: true })
      expect(previewAdd(pool, room + 1n, 0n)).toMatchObject({ code: 'TooLarge' })
    }
    const shares = dex({ reserves: { tyron: 100n * u, ssi: 100n * u }, totalSupply: 300n * u })
    const room = (most - 1n - 300n * u) / 3n
    expect(previewAdd(shares, room, 0n)).toMatchObject({ ok: true })
    expect(previewAdd(shares, room + 1n, 0n)).toMatchObject({ code: 'TooLarge' })
  })

  test('TYRON alone: half of it is sold, all the rest goes in, and the S$I that is too much comes back', () => {
    const even = dex({
      reserves: { tyron: 1_000n * u, ssi: 1_000n * u },
      totalSupply: 1_000n * u,
      profitDenom: 10_000n,
      reward: 0n,
    })
    expect(previewAddTyronOnly(even, 200n * u)).toEqual({
      ok: true,
      value: {
        tyron: 200n * u,
        ssi: 0n,
        contribution: 90_909_090_909_090_909n,
        ssiBack: 8_264_462_809_917_355n,
        after: {
          ...even,
          reserves: { tyron: 1_200n * u, ssi: 991_735_537_190_082_645n },
          totalSupply: 1_090_909_090_909_090_909n,
        },
      },
    })
    expect(previewAddTyronOnly(even, 1n)).toMatchObject({ code: 'ZeroAmount' })
    expect(previewAddTyronOnly(even, 2_000_000_000n)).toMatchObject({ code: 'TooLittle' })
    const spent = dex({ reserves: { tyron: 10n ** 40n, ssi: 1n } })
    expect(previewAddTyronOnly(spent, 200n * u)).toMatchObject({ ok: false })
  })

  test('TYRON alone where the fee is high: all of the S$I goes in, some TYRON stays, and the community gets its shares', () => {
    const dear = dex({
      reserves: { tyron: 1_000n * u, ssi: 1_000n * u },
      totalSupply: 1_000n * u,
      profitDenom: 8_000n,
      contributions: 5n,
      daoBalance: 3n,
    })
    expect(previewAddTyronOnly(dear, 200n * u + 1n)).toEqual({
      ok: true,
      value: {
        tyron: 188n * u,
        ssi: 0n,
        contribution: 80_709_090_909_090_908n,
        ssiBack: 0n,
        after: {
          ...dear,
          reserves: { tyron: 1_188n * u, ssi: 1_000n * u },
          totalSupply: 1_089_572_727_272_727_271n,
          daoBalance: 3n + 8_863_636_363_636_363n,
        },
      },
    })
  })

  test('shares are worth their part of both coins, rounded down; a rest below the least cannot stay', () => {
    const least = 10n ** 14n
    expect(previewRemove(dex(), 7n * least)).toEqual({
      ok: true,
      value: {
        tyron: 350_000_000_000_000n,
        ssi: 466_666_666_666_666n,
        after: dex({
          reserves: { tyron: 300n * u - 350_000_000_000_000n, ssi: 400n * u - 466_666_666_666_666n },
          totalSupply: 600n * u - 7n * least,
        }),
      },
    })
    expect(previewRemove(dex(), 0n)).toMatchObject({ code: 'ZeroAmount' })
    expect(previewRemove(dex(), 600n * u + 1n)).toMatchObject({ code: 'NotEnough' })
    expect(previewRemove(dex(), 600n * u)).toMatchObject({
      value: { tyron: 300n * u, ssi: 400n * u, after: { totalSupply: 0n } },
    })
    expect(previewRemove(dex(), 600n * u - least)).toMatchObject({ ok: true })
    expect(previewRemove(dex(), 600n * u - least + 1n)).toMatchObject({ code: 'TooLittle' })
  })

  test('of a pool of ZIL too', () => {
    const pool = { zil: 1_000n, tokens: 77n }
    expect(previewDraw(pool, 30n, 90n)).toEqual({ ok: true, value: { zil: 333n, tokens: 25n } })
    expect(previewDraw(pool, 90n, 90n)).toEqual({ ok: true, value: pool })
    expect(previewDraw(pool, 91n, 90n)).toMatchObject({ code: 'NotEnough' })
    expect(previewDraw(pool, 0n, 90n)).toMatchObject({ code: 'ZeroAmount' })
  })

  test('the community: shares for shares, rounded down, and back', () => {
    const least = 10n ** 14n
    const joined = dex({ contributions: 500n * u, daoBalance: 700n * u })
    expect(previewJoin(dex(), least)).toEqual({ ok: true, value: least })
    expect(previewJoin(joined, 10n * u)).toEqual({ ok: true, value: 7_142_857_142_857_142n })
    expect(previewJoin(joined, least - 1n)).toMatchObject({ code: 'TooLittle' })
    expect(previewJoin(joined, 0n)).toMatchObject({ code: 'ZeroAmount' })
    expect(previewJoin(dex({ contributions: 1n, daoBalance: u }), least)).toMatchObject({
      code: 'NothingOut',
    })
    expect(previewLeave(joined, 10n * u, 10n * u)).toEqual({ ok: true, value: 14n * u })
    expect(previewLeave(joined, 10n * u, 10n * u + least)).toMatchObject({ ok: true })
    expect(previewLeave(joined, 10n * u, 10n * u + least - 1n)).toMatchObject({ code: 'TooLittle' })
    expect(previewLeave(joined, 10n * u, 10n * u - 1n)).toMatchObject({ code: 'NotEnough' })
    expect(previewLeave(joined, 500n * u, 500n * u)).toEqual({ ok: true, value: 700n * u })
    expect(previewLeave(joined, 500n * u + 1n, 600n * u)).toMatchObject({ code: 'NotEnough' })
    expect(previewLeave(joined, 0n, 10n * u)).toMatchObject({ code: 'ZeroAmount' })
    expect(previewLeave(dex({ contributions: 3n * u, daoBalance: 1n }), 2n * u, 2n * u)).toMatchObject({
      code: 'NothingOut',
    })
  })
})

describe('the least that is accepted', () => {
  test.each([
    [1_000_000n, 200n, 980_000n],
    [999n, 200n, 979n],
    [999n, 1n, 998n],
    [999n, 0n, 999n],
    [999n, -5n, 999n],
    [1n, 9_999n, 1n],
    [0n, 200n, 1n],
  ])('of %s with %s parts of 10,000 is %s', (output, slippage, least) => {
    expect(minimumOutput(output, slippage)).toBe(least)
  })

  test('is never all of it; of shares it is 99 of a hundred', () => {
    expect(() => minimumOutput(5n, 10_000n)).toThrow(RangeError)
    expect(() => minimumOutput(5n, 10_000n)).toThrow('slippage is below 100 percent')
    expect(minimumContribution(1_999n)).toBe(1_979n)
  })
})

describe('gas of a way', () => {
  const hop = (kind: Hop['kind'], from: string): Pick<Hop, 'kind' | 'from'> => ({ kind, from })
  const older = { call: 10n, message: 0n }
  const newer = { call: 300n, message: 50n }
  // By hand: the older figure and 290 more for each contract that is called; to an account 50 more for the message to it.
  test.each([
    [[hop('pool', 'zil')], [800n, 490n], [2_250n, 1_410n]],
    [[hop('pool', 'xsgd')], [1_080n, 665n], [3_110n, 1_875n]],
    [[hop('dex', 'tyron')], [1_345n, 885n], [3_955n, 2_675n]],
    [[hop('mint', 'xsgd')], [1_170n, 740n], [3_780n, 2_530n]],
    [[hop('burn', 's$i')], [1_345n, 930n], [4_535n, 3_300n]],
    [
      [hop('pool', 'zil'), hop('mint', 'xsgd')],
      [1_440n, 1_330n],
      [4_050n, 3_700n],
    ],
    [
      [hop('pool', 'zil'), hop('mint', 'xsgd'), hop('dex', 's$i')],
      [2_030n, 1_920n],
      [5_800n, 5_450n],
    ],
    [
      [hop('dex', 'tyron'), hop('burn', 's$i')],
      [2_180n, 1_720n],
      [6_530n, 5_250n],
    ],
    [
      [hop('burn', 's$i'), hop('pool', 'xsgd')],
      [1_915n, 1_500n],
      [5_685n, 4_450n],
    ],
  ])(
    '[BX-26] %j, of a wallet and of an account, by the rules before Zilliqa 2 and by its own',
    (hops, before, now) => {
      expect([gasOf({ hops }, older), gasOf({ hops }, older, 'account')]).toEqual(before)
      expect([gasOf({ hops }, newer), gasOf({ hops }, newer, 'account')]).toEqual(now)
    },
  )

  test('in ZIL by the price of gas, in a coin by its pool, and nothing where it has no price', () => {
    const prices = new Map([['xsgd', { exchange: 'zilswap', pool: xsgd, by: null }]] as const)
    const terms = { rules: older, price: 2_000_000_000n, payer: 'wallet' } as const
    const offer = { hops: [hop('pool', 'zil')] }
    expect(gasCostIn('zil', prices, terms)(offer)).toBe(1_600_000_000_000n)
    expect(gasCostIn('xsgd', prices, terms)(offer)).toBe(40_000n)
    expect(gasCostIn('gzil', prices, terms)(offer)).toBe(0n)
    expect(gasCostIn('zil', prices, { ...terms, rules: newer, payer: 'account' })(offer)).toBe(
      2_820_000_000_000n,
    )
  })
})

describe('a price in ZIL', () => {
  const state = (pools: Readonly<Record<string, typeof xsgd>>) => ({
    fees: usualFees.zilswap,
    feesGoTo: null,
    pools: new Map(Object.entries(pools)),
  })
  const deep = { zil: 300n, tokens: 30n }
  const flat = { zil: 200n, tokens: 10n }

  test('is of the pool with most ZIL, of two alike the first; worth is rounded down', () => {
    const none = { block: 1n, tyronDex: undefined, vault: undefined }
    const priced = (first: typeof deep, second: typeof deep) =>
      pricesOf({
        ...none,
        states: new Map([
          ['zilswap', state({ gzil: first })],
          ['aswap', null],
          ['dragondex', state({ gzil: second })],
        ]),
      }).get('gzil')
    expect(priced(flat, deep)).toEqual({ exchange: 'dragondex', pool: deep, by: null })
    expect(priced(deep, flat)).toEqual({ exchange: 'zilswap', pool: deep, by: null })
    expect(priced(flat, { zil: 200n, tokens: 99n })).toMatchObject({ exchange: 'zilswap' })
    expect(worthInZil(7n, { zil: 100n, tokens: 3n })).toBe(233n)
    expect(worthInTokens(233n, { zil: 100n, tokens: 3n })).toBe(6n)
  })

  test('of TYRON and of the shares rests on S$I, and is none where a side of the pool is empty', () => {
    const at = (change: Partial<TyronDexState>) =>
      pricesOf({
        block: 1n,
        states: new Map([['zilswap', state({ xsgd, s$i: { zil: 1n, tokens: 1n } })]]),
        tyronDex: dex(change),
        vault: { reserve: 0n },
      })
    const prices = at({})
    // 400u S$I, of which 10^12 are a unit of XSGD: 400,000 of 5 * 10^9 units for 200,000 ZIL.
    expect(prices.get('s$i')).toMatchObject({
      by: 'xsgd',
      pool: { tokens: 5_000_000_000n * 10n ** 12n },
    })
    expect(prices.get('tyron')).toEqual({
      exchange: 'tydradex',
      by: 's$i',
      pool: { zil: 16n * qaPerZil, tokens: 300n * u },
    })
    expect(prices.get('tyrons$i')?.pool).toEqual({ zil: 32n * qaPerZil, tokens: 600n * u })
    for (const change of [
      { reserves: { tyron: 0n, ssi: 400n * u } },
      { reserves: { tyron: 300n * u, ssi: 0n } },
      { totalSupply: 0n },
    ])
      expect(at(change).has('tyrons$i'), Object.keys(change)[0]).toBe(false)
  })
})

describe('a trade that the chain would refuse', () => {
  test('for more shares than it can count is no offer', () => {
    const full = dex({ totalSupply: most - 1n, contributions: 1n })
    const exchanges = { block: 1n, states: new Map(), tyronDex: full, vault: undefined }
    const trade = { from: 'tyron', to: 's$i', amount: u, slippage: 100n }
    expect(quotesFor(exchanges, trade).tydradex).toMatchObject({ ok: false, code: 'TooLarge' })
    const free = { ...exchanges, tyronDex: { ...full, contributions: 0n } }
    expect(quotesFor(free, trade).tydradex).toMatchObject({ ok: true })
  })
})
