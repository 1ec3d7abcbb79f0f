import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeBase64url, encodeBase64url } from './base64url'
import { bigintToBytes, bytesToBigint, bytesToUtf8, concatBytes, equalBytes, utf8ToBytes } from './bytes'
import { sha256 } from './hash'
import { bytesToHex, hexToBytes, isHex } from './hex'

const bytes = fc.uint8Array({ maxLength: 200 })

describe('hex', () => {
  test('bytes come back, from either case, with and without 0x', () => {
    fc.assert(
      fc.property(bytes, (original) => {
        const text = bytesToHex(original)
        expect(isHex(text)).toBe(true)
        expect(isHex(text, original.length)).toBe(true)
        expect(isHex(text, original.length + 1)).toBe(false)
        expect(text).toBe(`0x${Buffer.from(original).toString('hex')}`)
        for (const form of [text, text.slice(2), text.toUpperCase()])
          expect(hexToBytes(form)).toEqual(original)
      }),
    )
  })

  test.each(['0', '0x0', 'zz', '0x 00', '00 ', '0x0x00', '-1', '٣٣'])('%j is refused', (text) => {
    expect(isHex(text)).toBe(false)
    expect(() => hexToBytes(text)).toThrow(expect.objectContaining({ code: 'InvalidHex' }))
  })

  test('isHex knows one form only', () => {
    for (const other of ['0xAB', 'ab', '', 5, null, undefined, {}, ['0xab']]) expect(isHex(other)).toBe(false)
    expect(isHex('0x')).toBe(true)
  })

  test('long texts are no problem', () => {
    const long = `0x${'ab'.repeat(2_000_000)}`
    expect(isHex(long)).toBe(true)
    expect(bytesToHex(hexToBytes(long))).toBe(long)
  })
})

describe('base64url', () => {
  test('bytes come back, with and without padding, and Node agrees', () => {
    fc.assert(
      fc.property(bytes, (original) => {
        const text = encodeBase64url(original)
        expect(text).toBe(Buffer.from(original).toString('base64url'))
        expect(decodeBase64url(text)).toEqual(original)
        expect(decodeBase64url(text.padEnd(Math.ceil(text.length / 4) * 4, '='))).toEqual(original)
      }),
    )
  })

  test.each(['+w', '/w', 'a', 'AB', 'AA AA', 'AAA==', '=', '====', 'AA=', 'AÄ'])('%j is refused', (text) => {
    expect(() => decodeBase64url(text)).toThrow(expect.objectContaining({ code: 'InvalidBase64url' }))
  })
})

describe('bytes', () => {
  test('well-formed text comes back', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => bytesToUtf8(utf8ToBytes(text)) === text))
    expect(bytesToUtf8(utf8ToBytes('\ufeffa'))).toBe('\ufeffa')
  })

  test('bytes that are no text are refused', () => {
    for (const wrong of [[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xe2, 0x82]]) {
      expect(() => bytesToUtf8(Uint8Array.from(wrong))).toThrow(
        expect.objectContaining({ code: 'InvalidUtf8' }),
      )
    }
  })

  test('integers come back', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 128n - 1n }), (value) => {
        expect(bytesToBigint(bigintToBytes(value, 16))).toBe(value)
      }),
    )
    expect(bigintToBytes(258n, 4)).toEqual(Uint8Array.of(0, 0, 1, 2))
    for (const wrong of [-1n, 256n]) {
      expect(() => bigintToBytes(wrong, 1)).toThrow(expect.objectContaining({ code: 'IntegerOutOfRange' }))
    }
  })

  test('joining and comparing', () => {
    fc.assert(
      fc.property(bytes, bytes, (a, b) => {
        const joined = concatBytes(a, b)
        expect(joined).toEqual(Uint8Array.from([...a, ...b]))
        expect(equalBytes(a, b)).toBe(Buffer.compare(a, b) === 0)
        expect(equalBytes(joined, concatBytes(joined))).toBe(true)
      }),
    )
    expect(equalBytes(Uint8Array.of(1, 2), Uint8Array.of(1, 3))).toBe(false)
  })

  test('sha256 of the standard', () => {
    const abc = sha256(utf8ToBytes('abc'))
    expect(bytesToHex(abc)).toBe('0xba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })
})
