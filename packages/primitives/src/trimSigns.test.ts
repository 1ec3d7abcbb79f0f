import { expect, test } from 'vitest'
import { trimSigns } from './trimSigns'

test.each([
  [' (alice.ssi). ', 'alice.ssi'],
  ['alice.ssi', 'alice.ssi'],
  ['((a)b).', 'a)b'],
  ['.alice', '.alice'],
  [' \u3000alice\u00a0\n', 'alice'],
  ['().', ''],
  ['', ''],
])('%j is %j', (text, trimmed) => {
  expect(trimSigns(text, '(', ').')).toBe(trimmed)
})

test('a row of a million signs before something else stays, and takes no longer than it is', () => {
  const text = `${')'.repeat(1_000_000)}a`
  expect(trimSigns(text, '(', ').')).toBe(text)
})
