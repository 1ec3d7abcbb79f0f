import { expect, it } from 'vitest'
import { getsOf } from './getsOf'
import { findCoin, type HeldCoin } from './heldCoin'

const coins: readonly HeldCoin[] = [
  { coin: { id: 'zil', symbol: 'ZIL', name: 'Zilliqa', decimals: 12 }, balance: 1n },
  { coin: { id: 'tyrons$i', symbol: 'TYRON-S$I', name: 'Shares', decimals: 18 }, balance: null },
]

it.each([
  ['zil', 'zil'],
  [' ZIL ', 'zil'],
  ['TYRONS$I', 'tyrons$i'],
  ['tyron-s$i', 'tyrons$i'],
  ['tyron', undefined],
  ['', undefined],
])('a coin is found by id or symbol, however it is written: %j', (text, id) => {
  expect(findCoin(coins, text)?.coin.id).toBe(id)
})

it('who is paid ZIL, alone or among others, is asked for what ZIL needs', () => {
  expect([getsOf(['zil']), getsOf(['xsgd', 'zil']), getsOf(['xsgd']), getsOf([])]).toEqual([
    'zil',
    'zil',
    'tokens',
    'tokens',
  ])
})
