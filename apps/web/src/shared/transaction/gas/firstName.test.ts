import { walletGasPrice } from '@tyto/chain'
import { describe, expect, it } from 'vitest'
import { firstNameCost } from './firstName'

const zil = 1_000_000_000_000n

describe('what a first name costs in all', () => {
  it('is its price with the measured gas of every step, rounded outwards to whole ZIL', () => {
    const [least, most] = firstNameCost(1_200n * zil, {
      price: walletGasPrice('classic', 2_000n),
      rules: 'zilliqa-1',
    })
    // 10,630 to 12,510 units.
    expect([least, most]).toEqual([1_221n * zil, 1_227n * zil])
    expect(firstNameCost(0n, { price: walletGasPrice('bearby', 2_000n), rules: 'zilliqa-1' })).toEqual([
      21n * zil,
      51n * zil,
    ])
  })

  it('[BX-26] is more by the rules of Zilliqa 2, where the wallet pays for the bytes of its code', () => {
    const price = walletGasPrice('classic', 2_001n)
    const [least, most] = firstNameCost(0n, { price, rules: 'zilliqa-2' })
    // The code alone has more than 65,000 bytes, at 2,001 Li each.
    expect(least).toBeGreaterThan(130n * zil)
    expect(most).toBeLessThan(200n * zil)
  })
})
