import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastInput } from './leastInput'

/** The payment of a pool, as its contract counts: a fee of 0.3 percent, and rounded down. */
const pool =
  (given: bigint, held: bigint) =>
  (amount: bigint): bigint => {
    const counted = amount * 997n
    return (counted * held) / (given * 1_000n + counted)
  }

test('is enough, and a unit less is not, for any pool and any amount that it can pay', () => {
  const reserve = fc.bigInt({ min: 1n, max: 10n ** 30n })
  fc.assert(
    fc.property(reserve, reserve, fc.bigInt({ min: 1n, max: 10n ** 30n }), (given, held, wish) => {
      const brings = pool(given, held)
      const wanted = (wish % held) + 1n
      const least = leastInput(brings, wanted)
      // No amount takes the whole pool.
      if (least === null) {
        expect(brings(2n ** 128n - 1n)).toBeLessThan(wanted)
        return
      }
      expect(brings(least)).toBeGreaterThanOrEqual(wanted)
      expect(brings(least - 1n)).toBeLessThan(wanted)
    }),
  )
})

test('goes by way of several pools as by one', () => {
  const [first, second] = [pool(10n ** 18n, 10n ** 15n), pool(10n ** 15n, 10n ** 20n)]
  const brings = (amount: bigint): bigint => second(first(amount))
  const least = leastInput(brings, 10n ** 19n)!
  expect(brings(least)).toBeGreaterThanOrEqual(10n ** 19n)
  expect(brings(least - 1n)).toBeLessThan(10n ** 19n)
})

test('is none where nothing is wanted, nothing is paid, or no amount is enough', () => {
  expect(leastInput((amount) => amount, 0n)).toBeNull()
  expect(leastInput(() => null, 1n)).toBeNull()
  expect(leastInput(() => 9n, 10n)).toBeNull()
})

test('is found at both ends of what the chain counts', () => {
  expect(leastInput((amount) => amount, 1n)).toBe(1n)
  expect(leastInput((amount) => amount, 2n ** 128n - 1n)).toBe(2n ** 128n - 1n)
})
