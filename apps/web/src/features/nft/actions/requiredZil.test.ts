import { qaPerZil } from '@tyto/primitives'
import { expect, it } from 'vitest'
import { requiredZil } from './requiredZil'

const zil = (amount: number): bigint => BigInt(amount) * qaPerZil

it.each([
  // One name: 300 less what the wallet holds, never below zero.
  [1, 300, 0, 300],
  [1, 300, 120, 180],
  [1, 300, 300, 0],
  [1, 300, 5_000, 0],
  // A premium is needed besides.
  [1, 1_300, 500, 800],
  // Many: 400 each less the balance, where that is below 400.
  [3, 900, 0, 1_200],
  [3, 900, 399, 801],
  // A wallet with 400 or more sends what the chain's price asks and it lacks.
  [3, 900, 400, 500],
  [3, 900, 900, 0],
])('%i names that cost %i ZIL take %i ZIL in the wallet and %i along', (count, cost, balance, sent) => {
  const cents = { count: BigInt(count), cost: zil(cost), balance: zil(balance) }
  expect(requiredZil(cents)).toBe(zil(sent))
})
