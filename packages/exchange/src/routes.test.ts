import { qaPerZil, zilliqa1Gas } from '@tyto/primitives'
import { describe, expect, test } from 'vitest'
import {
  bestOf,
  directionOf,
  exchangeIds,
  gasCostIn,
  gasOf,
  priceBothWays,
  pricesOf,
  quoteAt,
  quotesFor,
  splitOf,
  usualFees,
  worthInTokens,
  worthOf,
  type Exchanges,
  type Pool,
} from './index'

const unit = (decimals: number): bigint => 10n ** BigInt(decimals)
const pool = (zil: bigint, tokens: bigint): Pool => ({ zil: zil * qaPerZil, tokens })
const state = (fees: keyof typeof usualFees, pools: Readonly<Record<string, Pool>>) =>
  [fees, { fees: usualFees[fees], feesGoTo: null, pools: new Map(Object.entries(pools)) }] as const

/** TYRON at 120 ZIL, XSGD at 37; the community sells TYRON a little cheaper. */
const exchanges: Exchanges = {
  block: 1n,
  states: new Map([
    state('zilswap', { xsgd: pool(400_000n, 10_810n * unit(6)), zusdt: pool(600_000n, 12_000n * unit(6)) }),
    state('aswap', { zusdt: pool(100_000n, 2_010n * unit(6)) }),
    state('dragondex', { tyron: pool(200_000n, 1_660n * unit(12)), xsgd: pool(20_000n, 540n * unit(6)) }),
  ]),
  tyronDex: {
    reserves: { tyron: 80_000n * unit(12), ssi: 250_000n * unit(18) },
    profitDenom: 9_900n,
    reward: 50n,
    totalSupply: 250_000n * unit(18),
    contributions: 0n,
    daoBalance: 0n,
    isFairlaunch: false,
  },
  vault: { reserve: 400_000n * unit(6) },
}
const dex = exchanges.tyronDex!
const zil = (amount: bigint): bigint => amount * qaPerZil
const trade = (from: string, to: string, amount: bigint, slippage = 200n) => ({ from, to, amount, slippage })

describe('the direction of a pair', () => {
  test.each([
    ['zil', 'xsgd', 'zilToToken'],
    ['zusdt', 'zil', 'tokenToZil'],
    ['tyron', 'zil', 'tokenToZil'],
    ['s$i', 'zil', 'tokenToZil'],
    ['xsgd', 'zusdt', 'tokenToToken'],
    ['tyron', 'xsgd', 'tokenToToken'],
    ['tyron', 's$i', 'insideCommunity'],
    ['s$i', 'tyron', 'insideCommunity'],
    ['s$i', 'xsgd', 'ssiToXsgd'],
    ['zil', 'tyron', 'intoCommunity'],
    ['zil', 's$i', 'intoCommunity'],
    ['xsgd', 's$i', 'intoCommunity'],
    ['gzil', 'tyron', 'intoCommunity'],
    ['zil', 'zil', null],
  ] as const)('%s to %s is %s', (from, to, direction) => {
    expect(directionOf(from, to)).toBe(direction)
  })
})

describe('the four quotes', () => {
  const codesOf = (from: string, to: string, amount: bigint, at = exchanges) => {
    const offers = quotesFor(at, trade(from, to, amount))
    return exchangeIds.map((id) => {
      const offer = offers[id]
      return offer.ok ? 'pays' : offer.code
    })
  }

  test.each([
    ['zil', 'zusdt', zil(1n), ['NotOffered', 'NoPool', 'pays', 'pays']],
    ['zusdt', 'zil', unit(6), ['NotOffered', 'NoPool', 'pays', 'pays']],
    ['zil', 'tyron', zil(1n), ['pays', 'pays', 'NoPool', 'NoPool']],
    ['zil', 's$i', zil(1n), ['pays', 'NoPool', 'NoPool', 'NoPool']],
    ['tyron', 's$i', unit(12), ['pays', 'NotOffered', 'NotOffered', 'NotOffered']],
    ['s$i', 'xsgd', unit(18), ['pays', 'NotOffered', 'NotOffered', 'NotOffered']],
    ['xsgd', 'tyron', unit(6), ['pays', 'NotOffered', 'NotOffered', 'NotOffered']],
    ['gzil', 'tyron', unit(15), ['NotOffered', 'NotOffered', 'NotOffered', 'NotOffered']],
    ['xsgd', 'zusdt', unit(6), ['NotOffered', 'NotOffered', 'NotOffered', 'NotOffered']],
    ['zil', 'zil', zil(1n), ['SameCoin', 'SameCoin', 'SameCoin', 'SameCoin']],
    ['zil', 'zusdt', 0n, ['NotOffered', 'NoPool', 'ZeroAmount', 'ZeroAmount']],
    ['zil', 'zusdt', 1n, ['NotOffered', 'NoPool', 'NothingOut', 'NothingOut']],
    ['zil', 'zusdt', 2n ** 128n, ['NotOffered', 'NoPool', 'TooLarge', 'TooLarge']],
    ['s$i', 'xsgd', unit(12) - 1n, ['NothingOut', 'NotOffered', 'NotOffered', 'NotOffered']],
    ['s$i', 'xsgd', 400_001n * unit(18), ['EmptyVault', 'NotOffered', 'NotOffered', 'NotOffered']],
  ] as const)('%s to %s, %s units', (from, to, amount, codes) => {
    expect(codesOf(from, to, amount)).toEqual(codes)
  })

  test('say what could not be read, what is not named and what is empty apart', () => {
    const unread = {
      ...exchanges,
      states: new Map([['zilswap' as const, null]]),
      tyronDex: null,
      vault: null,
    }
    expect(codesOf('zil', 'tyron', zil(1n), unread)).toEqual(['Unread', 'NoExchange', 'Unread', 'NoExchange'])
    expect(codesOf('tyron', 's$i', 1n, unread)[0]).toBe('Unread')
    const none = { ...exchanges, tyronDex: undefined, vault: undefined }
    expect(codesOf('zil', 'tyron', zil(1n), none)[0]).toBe('NoExchange')
    const empty = { ...exchanges, tyronDex: { ...dex, reserves: { tyron: 0n, ssi: 0n } } }
    expect(codesOf('tyron', 's$i', 1n, empty)[0]).toBe('NoPool')
    const withoutVault = { ...exchanges, vault: null }
    expect(codesOf('s$i', 'tyron', unit(18), withoutVault)[0]).toBe('pays')
  })

  test('ZIL to TYRON goes through the vault, and each hop is guarded by itself', () => {
    const offer = quoteAt(exchanges, 'tydradex', trade('zil', 'tyron', zil(1_000n)))
    if (!offer.ok) throw new Error(offer.code)
    // By hand, with fractions: three thousandths of the ZIL and a hundredth of the S$I stay behind, and both pools move.
    const bought = 26_876_934n
    const ssi = bought * unit(12)
    expect(offer.value).toMatchObject({
      direction: 'intoCommunity',
      output: 8_513_706_554_776n,
      least: 8_343_432_423_680n,
      impact: 26n,
      hops: [
        {
          kind: 'pool',
          from: 'zil',
          to: 'xsgd',
          input: zil(1_000n),
          output: bought,
          least: 26_339_395n,
          impact: 25n,
          poolFee: zil(3n),
        },
        {
          kind: 'mint',
          from: 'xsgd',
          to: 's$i',
          input: bought,
          output: ssi,
          least: 26_339_395n * unit(12),
          impact: 0n,
          poolFee: 0n,
        },
        {
          kind: 'dex',
          from: 's$i',
          to: 'tyron',
          input: ssi,
          output: 8_513_706_554_776n,
          least: 8_343_432_423_680n,
          impact: 2n,
          poolFee: ssi / 100n,
        },
      ],
    })
    expect(offer.value.hops).toHaveLength(3)
  })

  test('a price is said both ways, rounded down', () => {
    const both = priceBothWays({ input: zil(100n), output: 3n * unit(6) }, 12, 6)
    expect(both).toEqual({ toPerFrom: 30_000n, fromPerTo: 33_333_333_333_333n })
  })

  test('[SW-09] parts are counted of 10,000, and what the chain does not say is taken as usual', () => {
    expect(usualFees).toEqual({
      dragondex: { afterFee: 9950n, zilDivisor: 500n },
      zilswap: { afterFee: 9970n, zilDivisor: 0n },
      aswap: { afterFee: 9940n, zilDivisor: 333n },
    })
  })
})

describe('the best offer', () => {
  const offers = quotesFor(exchanges, trade('zil', 'zusdt', zil(1_000n)))
  const free = () => 0n

  test('leaves most after gas, and says what it gains over the next', () => {
    const found = bestOf(offers, free)!
    expect(found.best.exchange).toBe('zilswap')
    expect(found.next?.exchange).toBe('aswap')
    expect(found.gain).toBe(found.best.output - found.next!.output)
  })

  test('counts gas: a longer way must pay more than its gas', () => {
    const ways = quotesFor(exchanges, trade('zil', 'tyron', zil(10n)))
    const [long, short] = [ways.tydradex, ways.dragondex]
    if (!long.ok || !short.ok) throw new Error('both pay')
    expect(gasOf(long.value, zilliqa1Gas)).toBeGreaterThan(gasOf(short.value, zilliqa1Gas))
    expect(long.value.output).toBeGreaterThan(short.value.output)
    expect(bestOf(ways, free)!.best.exchange).toBe('tydradex')
    // At a hundred times the usual price of gas the shorter way leaves more.
    const terms = { rules: zilliqa1Gas, price: 200_000_000_000n, payer: 'wallet' } as const
    const dear = gasCostIn('tyron', pricesOf(exchanges), terms)
    expect(bestOf(ways, dear)!.best.exchange).toBe('dragondex')
  })

  test('is alone where nobody else pays, and nobody where nobody does', () => {
    const one = bestOf(quotesFor(exchanges, trade('tyron', 's$i', unit(12))), free)!
    expect(one).toMatchObject({ next: null, gain: 0n })
    expect(bestOf(quotesFor(exchanges, trade('xsgd', 'zusdt', 5n)), free)).toBeNull()
  })
})

describe('a trade in two parts', () => {
  const prices = pricesOf(exchanges)
  const usual = { rules: zilliqa1Gas, price: 2_000_000_000n, payer: 'wallet' } as const
  const cost = gasCostIn('zusdt', prices, usual)

  test('gains where one pool alone would move far, and nothing beats its parts', () => {
    const whole = trade('zil', 'zusdt', zil(60_000n))
    const split = splitOf(exchanges, whole, cost)!
    const [first, second] = split.parts
    expect(first.input + second.input).toBe(whole.amount)
    expect(first.output + second.output).toBe(split.output)
    const alone = bestOf(quotesFor(exchanges, whole), cost)!.best
    expect(split.gain).toBe(split.output - cost(first) - cost(second) - (alone.output - cost(alone)))
    expect(split.gain).toBeGreaterThan(0n)
    for (let part = 1n; part < 200n; part++) {
      const amount = (whole.amount * part) / 200n
      const other = quoteAt(exchanges, first.exchange, { ...whole, amount })
      const rest = quoteAt(exchanges, second.exchange, { ...whole, amount: whole.amount - amount })
      if (!other.ok || !rest.ok) throw new Error('both pay')
      // Each hop rounds down by less than a unit.
      expect(other.value.output + rest.value.output).toBeLessThanOrEqual(split.output + 2n)
    }
  })

  test('goes by ways of several hops too', () => {
    const split = splitOf(exchanges, trade('zil', 'tyron', zil(40_000n)), gasCostIn('tyron', prices, usual))!
    expect(split.parts.map(({ exchange }) => exchange)).toEqual(['tydradex', 'dragondex'])
    expect(split.gain).toBeGreaterThan(0n)
  })

  test('is not offered where gas eats what it gains, or one exchange is alone', () => {
    expect(splitOf(exchanges, trade('zil', 'zusdt', zil(5n)), cost)).toBeNull()
    expect(splitOf(exchanges, trade('zil', 's$i', zil(50_000n)), cost)).toBeNull()
    expect(splitOf(exchanges, trade('xsgd', 'zusdt', 5n), cost)).toBeNull()
    expect(splitOf(exchanges, trade('zil', 'zusdt', 1n), cost)).toBeNull()
  })
})

describe('prices', () => {
  test('come from the deepest pool, and S$I from the vault', () => {
    const prices = pricesOf(exchanges)
    expect(prices.get('zusdt')).toMatchObject({ exchange: 'zilswap', by: null })
    const xsgd = prices.get('xsgd')!
    expect(prices.get('s$i')).toEqual({
      exchange: 'zilswap',
      by: 'xsgd',
      pool: { zil: xsgd.pool.zil, tokens: xsgd.pool.tokens * unit(12) },
    })
    // Its pool at TyronDEX holds more than the one at DragonDEX.
    expect(prices.get('tyron')).toMatchObject({ exchange: 'tydradex', by: 's$i' })
    const { pool: shares } = prices.get('tyrons$i')!
    expect(shares.zil).toBe(2n * prices.get('tyron')!.pool.zil)
    expect(shares.tokens).toBe(dex.totalSupply)
    expect(prices.has('gzil')).toBe(false)
  })

  test('what is not known to stand gives no price', () => {
    const prices = pricesOf({ ...exchanges, vault: null })
    expect(prices.has('s$i')).toBe(false)
    expect(prices.get('tyron')).toMatchObject({ exchange: 'dragondex', by: null })
    expect(
      pricesOf({ block: 1n, states: new Map([['zilswap', null]]), tyronDex: null, vault: null }).size,
    ).toBe(0)
  })

  test('add up to what somebody has, and to nothing known while one amount is not', () => {
    const prices = pricesOf(exchanges)
    const held = new Map([
      ['zil', zil(5n)],
      ['zusdt', unit(6)],
    ])
    const { pool: zusdt } = prices.get('zusdt')!
    const worth = worthOf((coin) => held.get(coin) ?? null, prices)!
    expect(worth).toBe(zil(5n) + (unit(6) * zusdt.zil) / zusdt.tokens)
    expect(worthInTokens(worth, zusdt)).toBeGreaterThan(unit(6))
    expect(worthOf((coin) => (coin === 'zusdt' ? undefined : 0n), prices)).toBeNull()
    // A coin without a price counts as nothing, known or not.
    expect(worthOf((coin) => (coin === 'gzil' ? undefined : null), prices)).toBe(0n)
  })
})
