import { createECDH, hkdfSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { agreedKey } from './agreedKey'
import { utf8ToBytes } from './bytes'

// OpenSSL is the oracle.
it('two people have the key that OpenSSL agrees on, and another one for another use', () => {
  const [alice, bruno] = [createECDH('secp256k1'), createECDH('secp256k1')]
  alice.generateKeys()
  bruno.generateKeys()
  const info = utf8ToBytes('for this')
  const expected = new Uint8Array(
    hkdfSync('sha256', alice.computeSecret(bruno.getPublicKey()), new Uint8Array(), info, 32),
  )
  const keyOf = (pair: typeof alice): Uint8Array => {
    const bytes = new Uint8Array(32)
    bytes.set(pair.getPrivateKey(), 32 - pair.getPrivateKey().length)
    return bytes
  }
  const compressed = (pair: typeof alice) =>
    new Uint8Array(pair.getPublicKey(null, 'compressed') as unknown as Uint8Array)
  expect(agreedKey(keyOf(alice), compressed(bruno), info)).toEqual(expected)
  expect(agreedKey(keyOf(bruno), compressed(alice), info)).toEqual(expected)
  expect(agreedKey(keyOf(bruno), compressed(alice), utf8ToBytes('for that'))).not.toEqual(expected)
  expect(() => agreedKey(keyOf(bruno), new Uint8Array(33), info)).toThrow()
})
