import fc from 'fast-check'
import { bytesToHex, type Address } from '@tyto/primitives'
import { describe, expect, test } from 'vitest'
import {
  decodeIssuedSignature,
  decodePaymentRequest,
  digestOfMessage,
  encodeIssuedSignature,
  findIssuedCode,
  formatName,
  issuedFragment,
  parseName,
  type IssuedSignature,
  type Name,
} from '../index'

const hex = (length: number) =>
  fc.uint8Array({ minLength: length, maxLength: length }).map((bytes) => bytesToHex(bytes))
const nameOf = (text: string): Name => {
  const name = parseName(text)
  if (!name.ok) throw new Error(text)
  return name.value
}
const all: fc.Arbitrary<IssuedSignature> = fc.record({
  chainId: fc.constantFrom(1, 222, 333, 2 ** 32 - 1),
  holder: fc.constantFrom('sbt@alice.ssi', 'alice.ssi', '猫頭鷹.ssi').map(nameOf),
  wallet: hex(20).map((address): Address => address),
  issuer: fc.constantFrom('bank', 'a-rather-long-name-of-a-bank'),
  keyId: fc.constantFrom('sbt', 'assertion', 'kyc'),
  message: hex(32),
  signature: hex(64),
})

describe('the signature of an issuer, on its way to the holder', () => {
  test('comes back as it was sent, from a link, a file or alone', () => {
    fc.assert(
      fc.property(all, (issued) => {
        const code = encodeIssuedSignature(issued)
        expect(decodeIssuedSignature(code)).toEqual({ ok: true, value: issued })
        const link = `https://tyto.test/sbt@alice.ssi/sbt/public${issuedFragment}${code}`
        expect(findIssuedCode(`Here: ${link}. Bye`)).toBe(code)
        expect(findIssuedCode(` ${code}\n`)).toBe(code)
      }),
    )
  })

  test('is refused where a character of it is another one, and where it is another kind of code', () => {
    fc.assert(
      fc.property(all, fc.nat(), (issued, place) => {
        const code = encodeIssuedSignature(issued)
        const at = place % code.length
        const changed = code.slice(0, at) + (code[at] === 'A' ? 'B' : 'A') + code.slice(at + 1)
        expect(decodeIssuedSignature(changed).ok).toBe(false)
        expect(decodeIssuedSignature(code.slice(0, at)).ok).toBe(false)
        expect(decodePaymentRequest(code).ok).toBe(false)
      }),
    )
  })

  test('names the holder in one spelling, and any text is refused without a throw', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2_000 }), (text) => {
        expect(decodeIssuedSignature(text).ok).toBe(false)
        findIssuedCode(text)
      }),
    )
    expect(formatName(nameOf('SBT@Alice'))).toBe('sbt@alice.ssi')
    expect(digestOfMessage('')).toBe('0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  })
})
