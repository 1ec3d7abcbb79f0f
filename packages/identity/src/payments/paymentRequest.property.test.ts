import fc from 'fast-check'
import {
  bytesToHex,
  decodeBase64url,
  encodeBase64url,
  type Address,
  mostTokenDecimals,
} from '@tyto/primitives'
import { describe, expect, test } from 'vitest'
import {
  checkPaymentRequest,
  cleanLine,
  codeInFragment,
  decodePaymentRequest,
  decodeRecoveryRequest,
  encodePaymentRequest,
  encodeRecoveryRequest,
  formatName,
  longestNote,
  parseName,
  paymentFragment,
  type PaymentRequest,
} from '../index'
import { codeKinds, sealCode, textField } from '../links/linkCode'

const addresses = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((bytes): Address => bytesToHex(bytes))
const names = fc
  .oneof(
    fc.constantFrom('alice.ssi', 'alice.did', 'defi@alice.ssi', 'alice.zlp', 'älïce.ssi', '猫頭鷹.ssi'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map((text) => `${text}.ssi`),
  )
  .map((text) => parseName(text))
  .filter((name) => name.ok)
  .map((name) => name.value)
  .filter((name) => new TextEncoder().encode(formatName(name)).length <= 300)
const requests: fc.Arbitrary<PaymentRequest> = fc.record({
  chainId: fc.constantFrom(1, 222, 333, 2 ** 32 - 1),
  name: names,
  to: addresses,
  coin: fc.constantFrom('zil', 'xsgd', 's$i', 'tyrons$i', 'unidex-v2'),
  amount: fc.option(fc.bigInt(1n, 2n ** 128n - 1n)),
  decimals: fc.integer({ min: 0, max: mostTokenDecimals }),
  note: fc.string({ unit: 'grapheme', maxLength: 200 }).map((text) => cleanLine(text, longestNote)),
})
const alice = parseName('alice.ssi')
if (!alice.ok) throw new Error('no name')
const wallet: Address = `0x${'11'.repeat(20)}`
const example: PaymentRequest = {
  chainId: 333,
  name: alice.value,
  to: wallet,
  coin: 'xsgd',
  amount: 1_500_000n,
  decimals: 6,
  note: 'Lunch <b>on</b> Friday, 1/2',
}

describe('a payment that is asked for in a link', () => {
  test('comes back as it was sent, in a text that is short and of plain letters', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const code = encodePaymentRequest(request)
        expect(decodePaymentRequest(code)).toEqual({ ok: true, value: request })
        expect(code).toMatch(/^[A-Za-z0-9_-]{80,1000}$/)
        expect(codeInFragment(`${paymentFragment}${code}. Thank you!`, paymentFragment)).toBe(code)
      }),
    )
  })

  test('every bit that flips on the way is found, wherever it stands', () => {
    fc.assert(
      fc.property(requests, fc.nat(), (request, place) => {
        const bytes = decodeBase64url(encodePaymentRequest(request))
        const bit = place % (bytes.length * 8)
        bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        expect(decodePaymentRequest(encodeBase64url(bytes)).ok).toBe(false)
      }),
    )
    const bytes = decodeBase64url(encodePaymentRequest(example))
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const changed = Uint8Array.from(bytes)
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(decodePaymentRequest(encodeBase64url(changed)).ok, `bit ${bit}`).toBe(false)
    }
  })

  test('a character that changes reads the same request or none', () => {
    const code = encodePaymentRequest(example)
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    for (let place = 0; place < code.length; place++) {
      for (const letter of letters) {
        const read = decodePaymentRequest(code.slice(0, place) + letter + code.slice(place + 1))
        if (read.ok) expect(read.value).toEqual(example)
      }
    }
  })

  test('no other text is read, however long, and none takes long', () => {
    const code = encodePaymentRequest(example)
    for (let length = 0; length < code.length; length++)
      expect(decodePaymentRequest(code.slice(0, length)).ok).toBe(false)
    expect(decodePaymentRequest(`${code}AAAA`).ok).toBe(false)
    expect(decodePaymentRequest('A'.repeat(5_000_000))).toEqual({ ok: false, code: 'CodeIsMalformed' })
    fc.assert(
      fc.property(fc.string({ maxLength: 2_000 }), (text) => {
        expect(decodePaymentRequest(text).ok).toBe(false)
      }),
    )
  })

  test('is no request to guardians, nor the other way round', () => {
    const recovery = encodeRecoveryRequest({
      isDrill: false,
      chainId: 333,
      name: example.name,
      wallet,
      newController: wallet,
      nonce: 1n,
      lastBlock: 2n,
    })
    expect(decodePaymentRequest(recovery)).toEqual({ ok: false, code: 'CodeIsMalformed' })
    expect(decodeRecoveryRequest(encodePaymentRequest(example))).toEqual({
      ok: false,
      code: 'CodeIsMalformed',
    })
  })

  test('a sealed code of somebody else is refused where a field is not as we write it', () => {
    const seal = ({ coin = 'xsgd', name = 'alice.ssi', note = 'Lunch', decimals = 6 }): string =>
      sealCode(
        codeKinds.payment,
        Uint8Array.of(0, 0, 1, 77),
        new Uint8Array(20).fill(0x11),
        new Uint8Array(16).fill(1),
        Uint8Array.of(decimals),
        textField(coin, 300),
        textField(name, 900),
        textField(note, 900),
      )
    expect(decodePaymentRequest(seal({})).ok).toBe(true)
    for (const lie of [
      { coin: 'XSGD' },
      { coin: '<img src=x>' },
      { coin: '__proto__' },
      { coin: 'x'.repeat(33) },
      { name: 'ALICE.ssi' },
      { name: 'alice.did.ssi/../x' },
      { name: 'a'.repeat(400) },
      { note: 'pay \u202E1 LIZ' },
      { note: 'two\nlines' },
      { note: ' spaces ' },
      { note: 'n'.repeat(longestNote + 1) },
      { decimals: mostTokenDecimals + 1 },
      { decimals: 255 },
    ])
      expect(decodePaymentRequest(seal(lie)), JSON.stringify(lie)).toEqual({
        ok: false,
        code: 'CodeIsMalformed',
      })
  })

  test('what does not fit is not written', () => {
    for (const wrong of [
      { coin: 'X' },
      { amount: 0n },
      { amount: -1n },
      { amount: 2n ** 128n },
      { decimals: 39 },
      { decimals: 1.5 },
      { note: 'x'.repeat(longestNote + 1) },
    ])
      expect(() => encodePaymentRequest({ ...example, ...wrong }), Object.keys(wrong)[0]).toThrow()
  })
})

describe('whether it may be paid, by what the chain says now', () => {
  const facts = { chainId: 333, name: example.name, wallet, decimals: 6 }
  const bruno = parseName('bruno.ssi')
  if (!bruno.ok) throw new Error('no name')

  test.each([
    ['it may', {}, null],
    ['another network', { chainId: 1 }, 'PaymentForOtherNetwork'],
    ['another name in the path', { name: bruno.value }, 'PaymentForOtherName'],
    ['the name leads elsewhere now', { wallet: `0x${'12'.repeat(20)}` as const }, 'PaymentForOtherWallet'],
    ['the name leads to no wallet', { wallet: null }, 'PaymentForOtherWallet'],
    ['an unknown coin', { decimals: null }, 'PaymentInUnknownCoin'],
    ['a coin that counts otherwise', { decimals: 18 }, 'PaymentCountedOtherwise'],
  ] as const)('%s', (_, change, code) => {
    expect(checkPaymentRequest(example, { ...facts, ...change })).toEqual(
      code === null ? { ok: true, value: example } : { ok: false, code },
    )
  })
})
