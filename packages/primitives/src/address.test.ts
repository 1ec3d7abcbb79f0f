import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addressOfPublicKey,
  contractAddress,
  isAddress,
  parseAddress,
  toBech32,
  toChecksumAddress,
  zeroAddress,
  type Address,
} from './address'
import { bytesToHex } from './hex'

const sampleAddress = '0x4baf5fada8e5db92c3d3242618c5b47133ae003c'
const checksummed = '0x4BAF5faDA8e5Db92C3d3242618c5B47133AE003C'
const bech32 = 'zil1fwh4ltdguhde9s7nysnp33d5wye6uqpugufkz7'

const anyAddress = fc.uint8Array({ minLength: 20, maxLength: 20 }).map(bytesToHex)

describe('parseAddress', () => {
  test.each([
    ['checksummed', checksummed],
    ['checksummed without 0x', checksummed.slice(2)],
    ['lower case', sampleAddress],
    ['lower case without 0x', sampleAddress.slice(2)],
    ['upper case', sampleAddress.slice(2).toUpperCase()],
    ['bech32', bech32],
    ['bech32 in capitals, as QR codes have it', bech32.toUpperCase()],
    ['with white space around', `  ${bech32}\n`],
  ])('%s', (_, text) => {
    expect(parseAddress(text)).toEqual({ ok: true, value: sampleAddress })
  })

  test.each([
    ['nothing', '', 'InvalidAddress'],
    ['a digit short', sampleAddress.slice(0, -1), 'InvalidAddress'],
    ['a digit more', `${sampleAddress}0`, 'InvalidAddress'],
    ['not hex', sampleAddress.replace('4', 'g'), 'InvalidAddress'],
    ['one letter in the other case', checksummed.replace('F', 'f'), 'WrongChecksum'],
    ['a mistyped bech32 letter', bech32.replace('fwh4', 'fwh5'), 'WrongChecksum'],
    ['swapped bech32 letters', bech32.replace('wh', 'hw'), 'WrongChecksum'],
    ['bech32 in mixed case', bech32.replace('fwh', 'FWH'), 'InvalidAddress'],
    ['bech32 of another chain', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'InvalidAddress'],
    ['bech32 too short', 'zil1fwh4ltdgu', 'InvalidAddress'],
    ['very long text', 'zil1'.repeat(100_000), 'InvalidAddress'],
    ['0x twice', `0x${sampleAddress}`, 'InvalidAddress'],
    ['full-width digits', sampleAddress.replace('4', '４'), 'InvalidAddress'],
  ])('%s is refused', (_, text, code) => {
    expect(parseAddress(text)).toEqual({ ok: false, code })
  })

  test('never throws, whatever it gets', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => typeof parseAddress(text).ok === 'boolean'),
    )
  })

  test('finds every single mistyped character of a bech32 address', () => {
    const letter = fc.constantFrom(...Array.from('qpzry9x8gf2tvdw0s3jn54khce6mua7l'))
    fc.assert(
      fc.property(anyAddress, fc.integer({ min: 4, max: 41 }), letter, (address, place, typed) => {
        const text = toBech32(address)
        fc.pre(text[place] !== typed)
        expect(parseAddress(text.slice(0, place) + typed + text.slice(place + 1)).ok).toBe(false)
      }),
    )
  })
})

describe('writing', () => {
  test('every form is read back', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        for (const text of [address, toBech32(address), toChecksumAddress(address)]) {
          expect(parseAddress(text)).toEqual({ ok: true, value: address })
        }
      }),
    )
  })

  test('known forms', () => {
    expect(toBech32(sampleAddress)).toBe(bech32)
    expect(toChecksumAddress(sampleAddress)).toBe(checksummed)
    expect(isAddress(zeroAddress)).toBe(true)
  })

  test('only the internal form is written', () => {
    for (const wrong of [checksummed, '0x', sampleAddress.slice(2)] as Address[]) {
      expect(isAddress(wrong)).toBe(false)
      expect(() => toBech32(wrong)).toThrow(expect.objectContaining({ code: 'InvalidAddress' }))
      expect(() => toChecksumAddress(wrong)).toThrow(expect.objectContaining({ code: 'InvalidAddress' }))
      expect(() => contractAddress(wrong, 0n)).toThrow(expect.objectContaining({ code: 'InvalidAddress' }))
    }
  })
})

describe('making', () => {
  test('a public key is compressed', () => {
    expect(() => addressOfPublicKey(new Uint8Array(65))).toThrow(
      expect.objectContaining({ code: 'InvalidPublicKey' }),
    )
  })

  test('a nonce has 64 bits', () => {
    expect(isAddress(contractAddress(sampleAddress, 2n ** 64n - 1n))).toBe(true)
    for (const nonce of [-1n, 2n ** 64n]) {
      expect(() => contractAddress(sampleAddress, nonce)).toThrow(
        expect.objectContaining({ code: 'IntegerOutOfRange' }),
      )
    }
  })
})
