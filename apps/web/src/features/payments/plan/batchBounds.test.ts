import { expect, it } from 'vitest'
import { batchBounds, batchGasLimit, messagesOf, mostCoins } from './batchBounds'

it.each([
  ['zil', false, 0],
  ['zil', true, 1],
  ['xsgd', false, 2],
  ['xsgd', true, 3],
])('a payment of %s, to a contract: %s, costs %s messages', (coin, isContract, messages) => {
  expect(messagesOf(coin, { isContract })).toBe(messages)
})

it('the chain takes twenty messages, people a hundred payments, and a call five coins', () => {
  expect([batchBounds, mostCoins]).toEqual([{ messages: 20, payments: 100 }, 5])
})

// 145 for the call, 165 for ZIL and 500 for a token to a contract, and a third more.
it.each([
  [[], 193n],
  [['zil'], 413n],
  [['xsgd'], 860n],
  [['zil', 'xsgd', 'xsgd'], 1_746n],
])('the gas limit of %j is %s', (coins, limit) => {
  expect(batchGasLimit(coins)).toBe(limit)
})
