import type { Exchanges } from '@tyto/exchange'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { leastToGive } from './leastToGive'

/** The payment of a pool that keeps 0.3 percent, counted apart. */
const paid = (zil: bigint, tokens: bigint, amount: bigint): bigint =>
  (amount * 9_970n * tokens) / (zil * 10_000n + amount * 9_970n)

interface Pool {
  readonly zil: bigint
  readonly tokens: bigint
}

function exchangesOf(zilswap: Pool, dragondex: Pool): Exchanges {
  const state = (pool: Pool) => ({
    pools: new Map([['xsgd', pool]]),
    fees: { afterFee: 9_970n, zilDivisor: 0n },
    feesGoTo: null,
  })
  const states = new Map([
    ['zilswap', state(zilswap)],
    ['dragondex', state(dragondex)],
  ])
  return {
    block: 7n,
    states,
    tyronDex: { reserves: { tyron: 33n, ssi: 44n } },
    vault: { reserve: 55n },
  } as unknown as Exchanges
}

const terms = { from: 'zil', to: 'xsgd', slippage: 50n }
const free = () => 0n

it('[SW-02] finds the amount also where the better exchange is closed on the way to it', () => {
  // The small pool has the better price, and moves it too far before the large one brings as much.
  const small = { zil: 10n ** 15n, tokens: 2n * 10n ** 15n }
  const large = { zil: 10n ** 18n, tokens: 10n ** 18n }
  const exchanges = exchangesOf(small, large)
  const wanted = 15n * 10n ** 13n
  const least = leastToGive(exchanges, terms, { wanted, cost: free })!
  const most = [paid(small.zil, small.tokens, least), paid(large.zil, large.tokens, least)]
  expect(most.some((units) => units >= wanted)).toBe(true)
  // One unit less brings less at whichever it is.
  expect(
    most.some((_, at) => {
      const { zil, tokens } = [small, large][at]!
      return paid(zil, tokens, least) >= wanted && paid(zil, tokens, least - 1n) < wanted
    }),
  ).toBe(true)
})

it('[SW-02] what it finds always brings at least what is wanted', () => {
  const size = fc.bigInt({ min: 10n ** 9n, max: 10n ** 18n })
  const pool = fc.record({ zil: size, tokens: size })
  fc.assert(
    fc.property(pool, pool, fc.bigInt({ min: 1n, max: 10n ** 18n }), (first, second, wish) => {
      const wanted = (wish % (first.tokens / 20n)) + 1n
      const least = leastToGive(exchangesOf(first, second), terms, { wanted, cost: free })
      // The first pool alone can bring it without moving the price too far.
      expect(least).not.toBeNull()
      const brought = [first, second].map(({ zil, tokens }) => paid(zil, tokens, least!))
      expect(brought.some((units) => units >= wanted)).toBe(true)
    }),
    { numRuns: 60 },
  )
})

it('is none where nothing is wanted or nothing brings so much', () => {
  const exchanges = exchangesOf(
    { zil: 10n ** 12n, tokens: 10n ** 12n },
    { zil: 10n ** 12n, tokens: 10n ** 12n },
  )
  expect(leastToGive(exchanges, terms, { wanted: 0n, cost: free })).toBeNull()
  expect(leastToGive(exchanges, terms, { wanted: 10n ** 13n, cost: free })).toBeNull()
})
