import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { usualFees } from './fees'
import { priceOverTime, worthOverTime, type Dated, type Past } from './history'
import type { Exchanges } from './market'
import { worthOf, pricesOf } from './price'
import type { Pool } from './quote'

const at = <T>(block: number, value: T): Dated<T> => ({ block: BigInt(block), time: block * 1_000, value })
const past = <T>(isComplete: boolean, ...values: Dated<T>[]): Past<T> => ({ values, isComplete })

function exchanges(pools: Readonly<Record<string, Pool>>): Exchanges {
  const state = { fees: usualFees.zilswap, feesGoTo: null, pools: new Map(Object.entries(pools)) }
  return { block: 0n, states: new Map([['zilswap', state]]), tyronDex: undefined, vault: undefined }
}

/** How many Qa for each of the smallest units. */
const priced = (price: bigint): Pool => ({ zil: price * 1_000n, tokens: 1_000n })
const blocks = (of: Past<unknown>): readonly (readonly [number, unknown])[] =>
  of.values.map(({ block, value }) => [Number(block), value] as const)

describe('[BX-22] the worth of a wallet over time', () => {
  const market = past(true, at(10, exchanges({ gzil: priced(3n) })), at(30, exchanges({ gzil: priced(5n) })))

  test('takes each amount at the price of its block', () => {
    const amounts = new Map([
      ['zil', past(true, at(5, 100n), at(40, 50n))],
      ['gzil', past(true, at(20, 7n))],
    ])
    expect(blocks(worthOverTime(amounts, market, 'zil'))).toEqual([
      [5, 100n],
      [20, 121n],
      [30, 135n],
      [40, 85n],
    ])
  })

  test('is unknown where a price or an amount is, and leaves out what has no price today', () => {
    const held = new Map([
      ['zil', past(true, at(1, 100n))],
      ['gzil', past(true, at(2, 7n))],
      ['zwap', past(true, at(2, 9n))],
    ])
    expect(blocks(worthOverTime(held, market, 'zil'))).toEqual([
      [1, 100n],
      [2, null],
      [10, 121n],
      [30, 135n],
    ])
    const cut = new Map([...held, ['gzil', past(false, at(20, 7n))] as const])
    const worth = worthOverTime(cut, market, 'zil')
    expect(blocks(worth).slice(0, 2)).toEqual([
      [1, null],
      [20, 121n],
    ])
    expect(worth.isComplete).toBe(false)
  })

  test('begins where something was held for the first time', () => {
    const amounts = new Map([['gzil', past(true, at(20, 7n))]])
    expect(blocks(worthOverTime(amounts, market, 'zil'))).toEqual([
      [20, 21n],
      [30, 35n],
    ])
    expect(worthOverTime(new Map(), market, 'zil').values).toEqual([])
  })

  test('is said in another coin at the price that this one had', () => {
    const dollar = past(
      true,
      at(10, exchanges({ zusdt: priced(10n) })),
      at(20, exchanges({ zusdt: priced(20n) })),
    )
    const amounts = new Map([['zil', past(true, at(1, 1_000n))]])
    expect(blocks(worthOverTime(amounts, dollar, 'zusdt'))).toEqual([
      [1, null],
      [10, 100n],
      [20, 50n],
    ])
  })

  test('stays unknown in any coin while one amount is, whichever comes first', () => {
    const market = past(true, at(1, exchanges({ gzil: priced(3n), zusdt: priced(10n) })))
    for (const known of ['zil', 'gzil'])
      for (const currency of ['zil', 'zusdt', known]) {
        const unknown = known === 'zil' ? 'gzil' : 'zil'
        const held = [
          [unknown, past(false, at(9, 7n))],
          [known, past(true, at(2, 100n))],
        ] as const
        for (const order of [held, held.toReversed()]) {
          const worth = worthOverTime(new Map(order), market, currency)
          expect(blocks(worth)[0]).toEqual([2, null])
          expect(worth.isComplete).toBe(false)
        }
      }
    const whole = worthOverTime(new Map([['zil', past(true, at(2, 100n))]]), market, 'zil')
    expect(whole.isComplete).toBe(true)
    const cut = { ...market, isComplete: false }
    expect(worthOverTime(new Map([['zil', past(true, at(2, 100n))]]), cut, 'zil').isComplete).toBe(false)
  })

  test('ends with what the page says of today, whatever happened before', () => {
    const amount = fc.bigInt({ min: 0n, max: 2n ** 100n })
    const price = fc.bigInt({ min: 1n, max: 2n ** 40n })
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1 }), fc.array(price, { minLength: 1 }), (held, prices) => {
        const amounts = new Map([['gzil', past(true, ...held.map((units, block) => at(block * 3, units)))]])
        const over = past(
          true,
          ...prices.map((each, block) => at(block * 2, exchanges({ gzil: priced(each) }))),
        )
        const now = pricesOf(over.values.at(-1)!.value)
        const today = worthOf((coin) => (coin === 'gzil' ? held.at(-1)! : null), now)
        expect(worthOverTime(amounts, over, 'zil').values.at(-1)!.value).toBe(today)
      }),
    )
  })
})

describe('[RS-01] the price of a coin over time', () => {
  test('begins where an exchange says it, and says what does not change once and at the end', () => {
    const market = past(
      true,
      at(1, exchanges({})),
      at(2, exchanges({ gzil: priced(3n) })),
      at(3, exchanges({ gzil: priced(3n), zusdt: priced(1n) })),
      at(4, exchanges({ gzil: priced(4n) })),
      at(9, exchanges({ gzil: priced(4n) })),
    )
    expect(blocks(priceOverTime(market, { coin: 'gzil', units: 10n }, 'zil'))).toEqual([
      [2, 30n],
      [4, 40n],
      [9, 40n],
    ])
    expect(priceOverTime(market, { coin: 'stzil', units: 1n }, 'zil').values).toEqual([])
    expect(priceOverTime(market, { coin: 'stzil', units: 1n }, 'gzil').values).toEqual([])
    const known = past(true, at(2, exchanges({ gzil: priced(3n) })))
    expect(blocks(priceOverTime(known, { coin: 'gzil', units: 10n }, 'zil'))).toEqual([[2, 30n]])
  })
})
