import { allCoins, firstPrice, type PricedAction } from '@tyto/contracts'
import { expect, it } from 'vitest'
import { discountOf } from './discountOf'

const specified = (what: PricedAction) =>
  new Map(
    allCoins.flatMap(({ id }) => {
      const price = firstPrice(what, id)
      return price === null ? [] : [[id, price] as const]
    }),
  )

it('says the discounts of the specification at its own prices', () => {
  const prices = specified('BuyNftUsername')
  expect(discountOf(prices, 'BuyNftUsername', 'tyron')).toBe(50n)
  expect(discountOf(prices, 'BuyNftUsername', 's$i')).toBe(25n)
  expect(discountOf(prices, 'BuyNftUsername', 'xsgd')).toBeNull()
})

it.each([
  ['100,000 TYRON', 'tyron', 10n ** 17n],
  ['one unit less', 'tyron', 10n ** 13n - 1n],
  ['another price in ZIL, which it is a discount of', 'zil', 10n ** 15n],
] as const)('says none at any other price: %s', (_, coin, price) => {
  const prices = new Map(specified('BuyNftUsername')).set(coin, price)
  expect(discountOf(prices, 'BuyNftUsername', 'tyron')).toBeNull()
})

it('says none where a coin has no price', () => {
  expect(discountOf(new Map(), 'BuyNftUsername', 'tyron')).toBeNull()
})
