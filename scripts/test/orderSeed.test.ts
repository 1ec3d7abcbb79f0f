import { expect, test } from 'vitest'
import { orderSeed } from './orderSeed'

test('the order is of the number that is asked for, else of the commit, else always the same', async () => {
  await expect(orderSeed('7')).resolves.toBe(7)
  const commit = async () => '0000ff9d43bc5b1ea0e7a1e0c5b0e2d4a9f1c3b7'
  await expect(orderSeed(undefined, commit)).resolves.toBe(255)
  await expect(orderSeed(undefined, async () => null)).resolves.toBe(1)
})

test.each(['', 'x', '-1', '1.5', '1e3', '2147483648'])('%j is no number of an order', async (asked) => {
  await expect(orderSeed(asked)).rejects.toThrow('--seed takes a whole number')
})
