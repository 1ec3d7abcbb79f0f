import { expect, it } from 'vitest'
import { isStrong } from './strength'
import { suggestPassphrase } from './suggestPassphrase'

it.each(['', 'alice', 'password123', 'qwertyuiop[]', 'a'.repeat(90), 'iloveyou2 forever', '2026-11-28'])(
  '%j can be guessed',
  (passphrase) => expect(isStrong(passphrase)).toBe(false),
)

it('words by chance cannot, and are other ones each time', () => {
  const suggested = Array.from({ length: 20 }, suggestPassphrase)
  expect(new Set(suggested).size).toBe(20)
  for (const passphrase of suggested) {
    expect(passphrase.split(' ')).toHaveLength(6)
    expect(isStrong(passphrase)).toBe(true)
  }
})

it('looks at no more than the first hundred letters, since the time grows with the square', () => {
  const strong = suggestPassphrase()
  // Forty letters of it are looked at: ten may be two words that everybody knows.
  expect(isStrong('a'.repeat(60) + strong)).toBe(true)
  expect(isStrong('a'.repeat(100) + strong)).toBe(false)
})
