import { walletGasPrice } from '@tyto/chain'
import { describe, expect, it } from 'vitest'
import { firstNameCost } from './firstName'

const zil = 1_000_000_000_000n

describe('what a first name costs in all', () => {
  it('is its price with the measured gas of every step, rounded outwards to whole ZIL', () => {
    const [least, most] = firstNameCost(1_200n * zil, walletGasPrice('classic', 2_000n))
    // 10,630 to 12,510 units.
    expect([least, most]).toEqual([1_221n * zil, 1_227n * zil])
    expect(firstNameCost(0n, walletGasPrice('bearby', 2_000n))).toEqual([21n * zil, 51n * zil])
  })
})
