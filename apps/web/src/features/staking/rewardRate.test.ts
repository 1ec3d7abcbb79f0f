import { expect, test } from 'vitest'
import { rateOf } from './rewardRate'

test('a rate is what was paid for what was staked, to four digits of a percent', () => {
  expect(rateOf([])).toBe(0n)
  expect(rateOf([{ stake: 0n, reward: 5n }])).toBe(0n)
  expect(rateOf([{ stake: 1_000n, reward: 1n }])).toBe(1_000n)
  expect(
    rateOf([
      { stake: 10n ** 18n, reward: 10n ** 15n },
      { stake: 3n * 10n ** 18n, reward: 0n },
    ]),
  ).toBe(250n)
})
