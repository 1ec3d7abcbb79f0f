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

it('looks at a long one in no time', () => {
  const begun = performance.now()
  isStrong('kq'.repeat(500))
  expect(performance.now() - begun).toBeLessThan(2_000)
})
