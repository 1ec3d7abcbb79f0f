import { expect, test } from 'vitest'
import { growthOf, mostGrowth } from './growth'

test('a loop is told from a loop in a loop', () => {
  const zeros = (size: number): Uint8Array => new Uint8Array(size)
  let sum = 0
  const once = (bytes: Uint8Array): void => bytes.forEach((byte) => (sum += byte))
  const square = (bytes: Uint8Array): void => bytes.forEach(() => once(bytes))
  expect(growthOf(zeros, once, 2_400_000)).toBeLessThan(mostGrowth)
  expect(growthOf(zeros, square, 4_800)).toBeGreaterThan(mostGrowth)
  expect(sum).toBe(0)
})
