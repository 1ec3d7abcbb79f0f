import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { usualFees } from './fees'
import type { Exchanges } from './market'
import type { Pool } from './quote'
import { gasOf } from './ranking'
import { quoteAt, quotesFor, type Trade } from './routes'
import { splitOf } from './split'

const zil = 10n ** 12n
const mostImpact = 1_000n
const depth = fc.bigInt({ min: 1_000n * zil, max: 10_000_000n * zil })
const pool = fc.record({ zil: depth, tokens: fc.bigInt({ min: 10n ** 9n, max: 10n ** 15n }) })
const market = fc.record({ zilswap: pool, aswap: pool, dragondex: pool }).map((pools): Exchanges => ({
  block: 1n,
  states: new Map(
    Object.entries(pools).map(([id, each]: [string, Pool]) => {
      const exchange = id as keyof typeof usualFees
      return [exchange, { fees: usualFees[exchange], pools: new Map([['zusdt', each]]) }] as const
    }),
  ),
  tyronDex: undefined,
  vault: undefined,
}))
const trades = fc.record({
  isSale: fc.boolean(),
  amount: fc.bigInt({ min: 1n, max: 500_000n * zil }),
  slippage: fc.bigInt({ min: 0n, max: 500n }),
})
const tradeOf = ({
  isSale,
  amount,
  slippage,
}: {
  isSale: boolean
  amount: bigint
  slippage: bigint
}): Trade => ({
  from: isSale ? 'zusdt' : 'zil',
  to: isSale ? 'zil' : 'zusdt',
  amount,
  slippage,
})

describe('a trade in two parts', () => {
  it('is offered only where it brings more than the best alone, after the gas of both', () => {
    fc.assert(
      fc.property(market, trades, fc.bigInt({ min: 0n, max: 10n ** 9n }), (exchanges, given, price) => {
        const trade = tradeOf(given)
        const cost = (gas: bigint): bigint => gas * price
        const split = splitOf(exchanges, trade, { cost, mostImpact })
        if (split === null) return
        const { parts, output, gain, best } = split
        expect(parts[0].input + parts[1].input).toBe(trade.amount)
        expect(parts[0].input).toBeGreaterThanOrEqual(parts[1].input)
        expect(output).toBe(parts[0].output + parts[1].output)
        expect(new Set(parts.map(({ exchange }) => exchange)).size).toBe(2)
        for (const part of parts) {
          expect(quoteAt(exchanges, part.exchange, { ...trade, amount: part.input })).toEqual({
            ok: true,
            value: part,
          })
          expect(part.impact).toBeLessThanOrEqual(mostImpact)
        }
        expect(gain).toBeGreaterThan(0n)
        const left = output - cost(gasOf(parts[0])) - cost(gasOf(parts[1]))
        for (const offer of Object.values(quotesFor(exchanges, trade))) {
          if (offer.ok)
            expect(left - gain).toBeGreaterThanOrEqual(offer.value.output - cost(gasOf(offer.value)))
        }
        expect(gain).toBe(left - (best.output - cost(gasOf(best))))
      }),
      { numRuns: 300 },
    )
  })

  it('of two equal pools takes nearly one half each, and gas that eats the gain ends it', () => {
    const same: Pool = { zil: 100_000n * zil, tokens: 5_000_000_000n }
    const exchanges: Exchanges = {
      block: 1n,
      states: new Map([
        ['zilswap', { fees: usualFees.zilswap, pools: new Map([['zusdt', same]]) }],
        ['dragondex', { fees: usualFees.zilswap, pools: new Map([['zusdt', same]]) }],
      ]),
      tyronDex: undefined,
      vault: undefined,
    }
    const trade: Trade = { from: 'zil', to: 'zusdt', amount: 10_000n * zil, slippage: 200n }
    const split = splitOf(exchanges, trade, { cost: () => 0n, mostImpact })!
    expect(split.parts[0].input * 1_000n).toBeLessThanOrEqual(trade.amount * 501n)
    expect(splitOf(exchanges, trade, { cost: () => split.gain, mostImpact })).toBeNull()
    expect(splitOf(exchanges, { ...trade, amount: 999n }, { cost: () => 0n, mostImpact })).toBeNull()
  })
})
