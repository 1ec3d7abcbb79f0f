import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bigintToBytes, bytesToBigint } from './bytes'
import { createSchnorrVerify, publicKeyOf, signSchnorr, verifySchnorr } from './schnorr'

const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

const privateKey = fc.bigInt({ min: 1n, max: order - 1n }).map((scalar) => bigintToBytes(scalar, 32))
const message = fc.uint8Array({ maxLength: 100 })
const fewer = { numRuns: 30 }

function flipped(bytes: Uint8Array, bit: number): Uint8Array {
  const copy = Uint8Array.from(bytes)
  copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7))
  return copy
}

describe('sign and verify', () => {
  test('what a key signs, its public key verifies; again gives the same', () => {
    fc.assert(
      fc.property(privateKey, message, (key, text) => {
        const signature = signSchnorr(text, key)
        expect(verifySchnorr(text, signature, publicKeyOf(key))).toBe(true)
        expect(signSchnorr(text, key)).toEqual(signature)
      }),
      fewer,
    )
  })

  test('one bit of signature, message or key changed, and it fails', () => {
    const bit = fc.nat()
    fc.assert(
      fc.property(privateKey, fc.uint8Array({ minLength: 1, maxLength: 50 }), bit, (key, text, any) => {
        const signature = signSchnorr(text, key)
        const publicKey = publicKeyOf(key)
        expect(verifySchnorr(text, flipped(signature, any % 512), publicKey)).toBe(false)
        expect(verifySchnorr(flipped(text, any % (8 * text.length)), signature, publicKey)).toBe(false)
        expect(verifySchnorr(text, signature, flipped(publicKey, any % 264))).toBe(false)
      }),
      fewer,
    )
  })

  test('a check that remembers signers says what one says that does not', () => {
    // Few places, so that signers come and go; many checks, so that some get a table.
    const keys = [1n, 2n, 3n, 4n].map((scalar) => bigintToBytes(scalar, 32))
    const verify = createSchnorrVerify(2)
    const check = (from: number, to: number, text: Uint8Array): void => {
      const signature = signSchnorr(text, keys[from]!)
      const publicKey = publicKeyOf(keys[to]!)
      expect(verify(text, signature, publicKey)).toBe(from === to)
      expect(verify(text, flipped(signature, text.length), publicKey)).toBe(false)
    }
    for (let i = 0; i < 24; i++) check(i % 8 === 7 ? 1 : 0, i % 5 === 4 ? 1 : 0, Uint8Array.of(i))
    for (let i = 0; i < 8; i++) check(i % 4, (i >> 1) % 4, Uint8Array.of(i))
    expect(verify(Uint8Array.of(1), new Uint8Array(64).fill(1), new Uint8Array(33))).toBe(false)
    expect(verify(Uint8Array.of(1), new Uint8Array(64).fill(1), new Uint8Array(5))).toBe(false)
  })

  test('other messages and other keys have other nonces', () => {
    // The nonce out of a signature, by whoever knows the key: k = s + r * key.
    const nonces = [1n, 2n, 3n].flatMap((scalar) =>
      [[], [0], [0, 0]].map((text) => {
        const signature = signSchnorr(Uint8Array.from(text), bigintToBytes(scalar, 32))
        const [challenge, response] = [signature.slice(0, 32), signature.slice(32)].map(bytesToBigint)
        return ((response ?? 0n) + (challenge ?? 0n) * scalar) % order
      }),
    )
    expect(new Set(nonces).size).toBe(9)
  })

  test('a nonce source is asked again while it gives what cannot be used', () => {
    const key = bigintToBytes(5n, 32)
    const asked: number[] = []
    const signature = signSchnorr(Uint8Array.of(1), key, (attempt) => {
      asked.push(attempt)
      return bigintToBytes([0n, order, 7n][attempt] ?? 0n, 32)
    })
    expect(asked).toEqual([0, 1, 2])
    expect(verifySchnorr(Uint8Array.of(1), signature, publicKeyOf(key))).toBe(true)
    expect(() => signSchnorr(Uint8Array.of(1), key, () => new Uint8Array(32))).toThrow(
      expect.objectContaining({ code: 'NoNonce' }),
    )
  })
})

describe('malformed input', () => {
  const key = bigintToBytes(5n, 32)
  const publicKey = publicKeyOf(key)
  const signature = signSchnorr(Uint8Array.of(1), key)

  test.each([0n, order, order + 1n, 2n ** 256n - 1n])('the private key %s is refused', (scalar) => {
    const wrong = bigintToBytes(scalar, 32)
    expect(() => publicKeyOf(wrong)).toThrow(expect.objectContaining({ code: 'InvalidPrivateKey' }))
    expect(() => signSchnorr(Uint8Array.of(1), wrong)).toThrow(
      expect.objectContaining({ code: 'InvalidPrivateKey' }),
    )
  })

  test('an error about a private key does not show it', () => {
    const secret = bigintToBytes(0xdeadbeefn, 31)
    try {
      publicKeyOf(secret)
      expect.unreachable()
    } catch (error) {
      expect(String(error)).not.toMatch(/deadbeef|3735928559/i)
    }
  })

  test('signatures and public keys of any bytes are just false', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        expect(verifySchnorr(Uint8Array.of(1), bytes, publicKey)).toBe(false)
        expect(verifySchnorr(Uint8Array.of(1), signature, bytes)).toBe(false)
      }),
    )
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 33, maxLength: 33 }), (bytes) => {
        expect(verifySchnorr(Uint8Array.of(1), signature, bytes)).toBe(false)
      }),
    )
  })

  test('halves of zero or beyond the order are refused', () => {
    for (const half of [0n, order]) {
      const wrong = bigintToBytes(half, 32)
      expect(
        verifySchnorr(Uint8Array.of(1), Uint8Array.from([...wrong, ...signature.slice(32)]), publicKey),
      ).toBe(false)
      expect(
        verifySchnorr(Uint8Array.of(1), Uint8Array.from([...signature.slice(0, 32), ...wrong]), publicKey),
      ).toBe(false)
    }
  })
})
