import { expect, it } from 'vitest'
import { isBeyondMost } from './mostWithoutSbt'

const most = 25n * 10n ** 20n

it('[MD-05] a contribution above 25e20 needs a soulbound token, 25e20 itself does not, and each counts alone', () => {
  expect(isBeyondMost()).toBe(false)
  expect(isBeyondMost(most)).toBe(false)
  expect(isBeyondMost(most, most)).toBe(false)
  expect(isBeyondMost(0n, most + 1n)).toBe(true)
})
