import { expect, it } from 'vitest'
import { mostFor, premiumsOf } from './mintPrice'

it.each([
  ['zil', 7n, 1n, 0n, 7n],
  ['zil', 7n, 3n, 0n, 21n],
  ['zil', 7n, 3n, 100n, 121n],
  // In a token the premiums are ZIL, and no part of it.
  ['tyron', 7n, 3n, 100n, 21n],
])(
  'paid in %s at %d each, %d with premiums of %d may cost %d at most',
  (currency, price, count, premium, most) => {
    expect(mostFor({ currency }, { price, count, premium })).toBe(most)
  },
)

it('premiums add up, and one that cannot be read counts as none', () => {
  expect(premiumsOf([])).toBe(0n)
  expect(premiumsOf([{ premium: 30n }, { premium: null }, { premium: 12n }])).toBe(42n)
})
