import fc from 'fast-check'
import { encodeBase64url, utf8ToBytes } from '@tyto/primitives'
import { describe, expect, test } from 'vitest'
import { envelopeBinding, formatEnvelope, openEnvelope, parseEnvelope } from './envelope'

// With real ciphers it is sealed and opened in packages/chain/src/wallet/webCipher.test.ts.

const wrappedKey = encodeBase64url(new Uint8Array(512).fill(7))
const iv = new Uint8Array(12).fill(8)
const cipher = new Uint8Array(528).fill(9)
const text = formatEnvelope({ wrappedKey, iv, cipher })
const context = { chainId: 222, wallet: '0x00000000000000000000000000000000000000aa', issuer: 'kyc' } as const

describe('the text of an envelope', () => {
  test('is read back', () => {
    expect(text).toMatch(/^ivms101-1\.[\w-]{683}\.[\w-]{16}\.[\w-]{704}$/)
    expect(parseEnvelope(text)).toEqual({ ok: true, value: { wrappedKey, iv, cipher } })
  })

  test.each([
    ['', 'EnvelopeIsForeign'],
    ['hello', 'EnvelopeIsForeign'],
    ['ivms101-1', 'EnvelopeIsForeign'],
    ['ivms101-x.a.b.c', 'EnvelopeIsForeign'],
    // As the incumbent writes it.
    [encodeBase64url(new Uint8Array(700)), 'EnvelopeIsForeign'],
    [text.replace('ivms101-1', 'ivms101-2'), 'EnvelopeIsNewer'],
    ['ivms101-1.', 'EnvelopeIsMalformed'],
    ['ivms101-1...', 'EnvelopeIsMalformed'],
    [`${text}.more`, 'EnvelopeIsMalformed'],
    [text.slice(0, -700), 'EnvelopeIsMalformed'],
    [text.replace('.', '.+'), 'EnvelopeIsMalformed'],
    [formatEnvelope({ wrappedKey: encodeBase64url(new Uint8Array(255)), iv, cipher }), 'EnvelopeIsMalformed'],
    [formatEnvelope({ wrappedKey, iv: iv.slice(1), cipher }), 'EnvelopeIsMalformed'],
    [formatEnvelope({ wrappedKey, iv, cipher: cipher.slice(0, 16) }), 'EnvelopeIsMalformed'],
    [formatEnvelope({ wrappedKey, iv, cipher: new Uint8Array(4_097) }), 'EnvelopeIsMalformed'],
    [`ivms101-1.${'.'.repeat(5_000_000)}`, 'EnvelopeIsMalformed'],
  ] as const)('%.30s… is refused: %s', (hostile, code) => {
    expect(parseEnvelope(hostile)).toEqual({ ok: false, code })
  })

  test('any text has an answer', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (rest, isLike) => {
        expect(parseEnvelope(isLike ? `ivms101-1.${rest}` : rest).ok).toBe(false)
      }),
    )
  })
})

test('what else a storage wallet may have decrypted is no key of an envelope', async () => {
  const never = { open: () => Promise.reject(new Error('must not be asked')) }
  for (const keyText of [
    '',
    'f'.repeat(64),
    encodeBase64url(new Uint8Array(32)),
    'tyto:ivms101:1:',
    `tyto:ivms101:1:${encodeBase64url(new Uint8Array(31))}`,
    `tyto:ivms101:1:${encodeBase64url(new Uint8Array(33))}`,
    'tyto:ivms101:1:+++',
  ]) {
    expect(await openEnvelope({ iv, cipher }, keyText, context, never)).toEqual({
      ok: false,
      code: 'EnvelopeKeyIsWrong',
    })
  }
})

test('what opens and is no travel rule is malformed', async () => {
  const keyText = `tyto:ivms101:1:${encodeBase64url(new Uint8Array(32))}`
  const open = () => Promise.resolve(utf8ToBytes('{"full_name":"<b>"}'))
  expect(await openEnvelope({ iv, cipher }, keyText, context, { open })).toEqual({
    ok: false,
    code: 'EnvelopeIsMalformed',
  })
})

test('no two contexts are bound alike', () => {
  const others = [
    { ...context, chainId: 1 },
    { ...context, wallet: '0x00000000000000000000000000000000000000ab' },
    { ...context, issuer: 'kyd' },
    { ...context, issuer: '' },
  ] as const
  const texts = [context, ...others].map((each) => encodeBase64url(envelopeBinding(each)))
  expect(new Set(texts).size).toBe(texts.length)
})
