import { qaPerZil } from '@tyto/primitives'
import { expect, it } from 'vitest'
import { requiredZilFor } from './requiredZil'

const zil = (amount: number): bigint => BigInt(amount) * qaPerZil

it.each([
  // One name: 300 less what the wallet holds, never below zero; what is left pays of a donation.
  [1, 300, 0, 300, 0],
  [1, 300, 120, 180, 0],
  [1, 300, 300, 0, 0],
  [1, 300, 5_000, 0, 4_700],
  // A premium is needed besides.
  [1, 1_300, 500, 800, 0],
  // Many: 400 each less the balance, where that is below 400.
  [3, 900, 0, 1_200, 0],
  [3, 900, 399, 801, 0],
  // A wallet with 400 or more sends what the chain's price asks and it lacks.
  [3, 900, 400, 500, 0],
  [3, 900, 901, 0, 1],
])(
  '%i names that cost %i ZIL, with %i ZIL in the wallet: %i go along, and %i are left',
  (count, cost, balance, amount, spare) => {
    const names = { count: BigInt(count), price: 0n, premium: zil(cost), balance: zil(balance) }
    expect(requiredZilFor({ ...names, currency: 'zil' })).toEqual({ amount: zil(amount), spare: zil(spare) })
  },
)

it('paid in another coin, premiums alone need ZIL, and nothing of the balance is a donation; pictures are paid in ZIL', () => {
  const names = { count: 2n, price: 5n, premium: zil(3), balance: zil(1) }
  expect(requiredZilFor({ ...names, currency: 'tyron' })).toEqual({ amount: zil(2), spare: 0n })
  expect(requiredZilFor({ ...names, currency: 'tyron', balance: zil(9) })).toEqual({ amount: 0n, spare: 0n })
  expect(requiredZilFor({ ...names, currency: '', balance: zil(9) })).toEqual({ amount: 0n, spare: zil(6) })
})
