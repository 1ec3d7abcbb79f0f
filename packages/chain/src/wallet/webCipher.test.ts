import {
  openEnvelope,
  parseEnvelope,
  sealTravelRule,
  type Envelope,
  type EnvelopeContext,
} from '@tyto/identity'
import { bytesToUtf8, decodeBase64url } from '@tyto/primitives'
import { createDecipheriv } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { webCipher } from './webCipher'

const ana = { telegramUser: 'ana_b', fullName: 'Ana Beltrán', country: 'ES', idNumber: '12345678Z' }
const context = { chainId: 222, wallet: '0x00000000000000000000000000000000000000aa', issuer: 'kyc' } as const

interface Issuer {
  readonly modulus: string
  /** As a storage wallet decrypts: text, or a refusal. */
  readonly decrypt: (wrapped: string) => Promise<string>
}

let issuer: Issuer
let other: Issuer
let cipher: ReturnType<typeof webCipher>
let text: string
let envelope: Envelope
beforeAll(async () => {
  issuer = await newIssuer()
  other = await newIssuer()
})
beforeEach(async () => {
  cipher = webCipher(crypto)
  text = await sealTravelRule(ana, issuer.modulus, context, cipher)
  envelope = read(text)
})

async function newIssuer(): Promise<Issuer> {
  const algorithm = {
    name: 'RSA-OAEP',
    hash: 'SHA-256',
    modulusLength: 2_048,
    publicExponent: Uint8Array.of(1, 0, 1),
  }
  const { publicKey, privateKey } = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt'])
  const { n } = await crypto.subtle.exportKey('jwk', publicKey)
  return {
    modulus: n!,
    decrypt: async (wrapped) => {
      const bytes = Uint8Array.from(decodeBase64url(wrapped))
      return bytesToUtf8(new Uint8Array(await crypto.subtle.decrypt('RSA-OAEP', privateKey, bytes)))
    },
  }
}

function read(sealed: string): Envelope {
  const parsed = parseEnvelope(sealed)
  if (!parsed.ok) throw new Error(parsed.code)
  return parsed.value
}

async function open(sealed: Envelope, by = issuer, for_: EnvelopeContext = context) {
  return openEnvelope(sealed, await by.decrypt(sealed.wrappedKey), for_, cipher)
}

describe('an envelope for an issuer', () => {
  test('is opened by that issuer', async () => {
    expect(await open(envelope)).toEqual({ ok: true, value: ana })
  })

  test('says nothing to anybody else', async () => {
    await expect(open(envelope, other)).rejects.toThrow()
    for (const word of ['Ana', 'ana_b', '12345678Z', 'ES"']) {
      for (const part of text.split('.').slice(1)) {
        expect(new TextDecoder('latin1').decode(decodeBase64url(part))).not.toContain(word)
      }
    }
  })

  test('is another one each time', async () => {
    const again = read(await sealTravelRule(ana, issuer.modulus, context, cipher))
    expect(again.iv).not.toEqual(envelope.iv)
    expect(again.cipher).not.toEqual(envelope.cipher)
    expect(again.wrappedKey).not.toBe(envelope.wrappedKey)
  })

  test.each([
    { ...context, wallet: '0x00000000000000000000000000000000000000ab' },
    { ...context, issuer: 'kyd' },
    { ...context, chainId: 1 },
  ] as const)('does not open where it was not meant to lie: %o', async (elsewhere) => {
    expect(await open(envelope, issuer, elsewhere)).toEqual({ ok: false, code: 'EnvelopeIsTampered' })
  })

  test('does not open with any byte changed', async () => {
    const flip = (bytes: Uint8Array, index: number) =>
      bytes.map((byte, place) => (place === index ? byte ^ 1 : byte))
    for (const index of [0, 100, envelope.cipher.length - 1]) {
      const tampered = { ...envelope, cipher: flip(envelope.cipher, index) }
      expect(await open(tampered)).toEqual({ ok: false, code: 'EnvelopeIsTampered' })
    }
    expect(await open({ ...envelope, iv: flip(envelope.iv, 0) })).toEqual({
      ok: false,
      code: 'EnvelopeIsTampered',
    })
    expect(await open({ ...envelope, cipher: envelope.cipher.slice(1) })).toEqual({
      ok: false,
      code: 'EnvelopeIsTampered',
    })
  })

  test('with the key of another envelope does not open', async () => {
    const next = read(await sealTravelRule(ana, issuer.modulus, context, cipher))
    expect(await open({ ...envelope, wrappedKey: next.wrappedKey })).toEqual({
      ok: false,
      code: 'EnvelopeIsTampered',
    })
  })
})

describe('the ciphers of a browser', () => {
  const key = new Uint8Array(32).fill(1)
  const iv = new Uint8Array(12).fill(2)
  const additional = new TextEncoder().encode('for whom')
  const plain = new TextEncoder().encode('a secret')

  test('are AES-256-GCM as Node has it, with a mark of 16 bytes', async () => {
    const sealed = await cipher.seal(key, iv, additional, plain)
    const node = createDecipheriv('aes-256-gcm', key, iv).setAAD(additional).setAuthTag(sealed.slice(-16))
    expect(Buffer.concat([node.update(sealed.slice(0, -16)), node.final()]).toString()).toBe('a secret')
    expect(await cipher.open(key, iv, additional, sealed)).toEqual(plain)
  })

  test('make as many random bytes as are wanted', () => {
    expect(cipher.random(32)).toHaveLength(32)
    expect(cipher.random(32)).not.toEqual(cipher.random(32))
  })

  test('give no key out again', async () => {
    const keys: CryptoKey[] = []
    const { subtle } = crypto
    const watched = {
      getRandomValues: crypto.getRandomValues.bind(crypto),
      subtle: {
        encrypt: subtle.encrypt.bind(subtle),
        decrypt: subtle.decrypt.bind(subtle),
        importKey: async (...asked: unknown[]) => {
          const made = await (Reflect.apply(subtle.importKey, subtle, asked) as Promise<CryptoKey>)
          keys.push(made)
          return made
        },
      } as unknown as SubtleCrypto,
    }
    const own = webCipher(watched)
    await own.wrap(decodeBase64url(issuer.modulus), plain)
    await own.open(key, iv, additional, await own.seal(key, iv, additional, plain))
    expect(keys.map(({ extractable, usages }) => ({ extractable, usages }))).toEqual([
      { extractable: false, usages: ['encrypt'] },
      { extractable: false, usages: ['encrypt'] },
      { extractable: false, usages: ['decrypt'] },
    ])
  })
})
