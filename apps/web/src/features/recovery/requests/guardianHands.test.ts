import { expect, it } from 'vitest'
import { hasChangedHands, parseHands } from './guardianHands'

const guardian = `0x${'a'.repeat(64)}` as const
const hand = { controller: `0x${'1'.repeat(40)}`, key: `0x02${'2'.repeat(64)}` } as const

it('reads who stood behind a name, and nothing that is damaged', () => {
  const stored = [{ guardian, ...hand }, { guardian: '0x12', ...hand }, { guardian, controller: 7 }, null]
  expect([...parseHands(JSON.stringify(stored))]).toEqual([[guardian, hand]])
  expect(parseHands('{').size).toBe(0)
  expect(parseHands(null).size).toBe(0)
})

it('a name changed hands with another account or another key; what is not known did not', () => {
  expect(hasChangedHands(hand, hand)).toBe(false)
  expect(hasChangedHands(hand, { ...hand, controller: `0x${'3'.repeat(40)}` })).toBe(true)
  expect(hasChangedHands(hand, { ...hand, key: `0x03${'2'.repeat(64)}` })).toBe(true)
  expect(hasChangedHands(undefined, hand)).toBe(false)
  expect(hasChangedHands(hand, null)).toBe(false)
})
