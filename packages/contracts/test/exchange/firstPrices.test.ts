import { describe, expect, test } from 'vitest'
import { firstPrice, paymentCoins } from '../../src'

const coins = paymentCoins.map(({ id }) => id)

describe('the first prices of Tydras', () => {
  test('are those of the specification, in each coin that pays', () => {
    const minting = coins.map((id) => firstPrice('MintTydraNft', id))
    expect(minting).toEqual([
      2_500n * 10n ** 12n,
      30n * 10n ** 12n,
      30n * 10n ** 18n,
      40n * 10n ** 6n,
      446_000n * 10n ** 6n,
      30n * 10n ** 6n,
      64n * 10n ** 14n,
      600n * 10n ** 18n,
    ])
    const passing = coins.map((id) => firstPrice('TransferTydraNft', id))
    expect(passing).toEqual([
      400n * 10n ** 12n,
      10n * 10n ** 12n,
      null,
      14n * 10n ** 6n,
      155_000n * 10n ** 6n,
      10n * 10n ** 6n,
      14n * 10n ** 14n,
      null,
    ])
  })

  test('are none of a coin that nobody knows', () => {
    expect(() => firstPrice('MintTydraNft', 'doge')).toThrow('There is no coin doge.')
  })
})
