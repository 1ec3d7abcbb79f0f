import fc from 'fast-check'
import { encodeBase64url } from '@tyto/primitives'
import { expect, test } from 'vitest'
import { formatPublicEncryption, readPublicEncryption } from './publicEncryption'

const modulusOf = (bytes: number) => {
  const value = new Uint8Array(bytes).fill(0xa5)
  return encodeBase64url(value)
}

test.each([256, 512, 1_024])('publishes the modulus of a key of %i bytes, and reads it back', (bytes) => {
  const modulus = modulusOf(bytes)
  const text = formatPublicEncryption(modulus)
  expect(text).toBe(`rsa-oaep-256.${modulus}`)
  expect(readPublicEncryption(text)).toEqual({ kind: 'rsa', modulus })
})

test('knows the incumbent’s text, which carries its key in clear', () => {
  expect(readPublicEncryption(modulusOf(768))).toEqual({ kind: 'exposed' })
})

test('nothing published is none', () => {
  expect(readPublicEncryption('')).toEqual({ kind: 'none' })
})

const even = encodeBase64url(new Uint8Array(512).fill(0xa4))
const short = encodeBase64url(Uint8Array.of(0, ...new Uint8Array(511).fill(0xa5)))
test.each([
  'key',
  'rsa-oaep-256.',
  'rsa-oaep-256.AQAB',
  `rsa-oaep-256.${modulusOf(255)}`,
  `rsa-oaep-256.${modulusOf(1_025)}`,
  `rsa-oaep-256.${modulusOf(512)}.more`,
  `rsa-oaep-256.${even}`,
  `rsa-oaep-256.${short}`,
  `rsa-oaep-512.${modulusOf(512)}`,
  modulusOf(512),
  'x'.repeat(1_000_000),
])('a text that is no key is unknown: %.40s', (text) => {
  expect(readPublicEncryption(text)).toEqual({ kind: 'unknown' })
})

test.each(['', 'AQAB', modulusOf(255), even, short])('and cannot be published: %.40s', (modulus) => {
  expect(() => formatPublicEncryption(modulus)).toThrow(RangeError)
})

test('any text has an answer', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(['none', 'unknown']).toContain(readPublicEncryption(text).kind)
    }),
  )
})
