import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { decodeBase64url } from './base64url'
import { bytesToUtf8, concatBytes, utf8ToBytes } from './bytes'
import { signEs256k, verifyEs256k } from './es256k'
import { makeJws, readJws } from './jws'

// OpenSSL is the oracle: it knows ES256K as ECDSA over secp256k1 in the form of IEEE P1363.
const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

function pair() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
  const jwk = privateKey.export({ format: 'jwk' })
  const [x, y, d] = [jwk.x, jwk.y, jwk.d].map((part) => decodeBase64url(part ?? ''))
  return { privateKey, publicKey, secret: d!, point: concatBytes(Uint8Array.of(4), x!, y!) }
}

function byOpenSsl(message: Uint8Array, key: KeyObject): Uint8Array {
  return new Uint8Array(sign('sha256', message, { key, dsaEncoding: 'ieee-p1363' }))
}

describe('ES256K', () => {
  it('OpenSSL takes what is signed here, and s is the lower one', () => {
    for (let round = 0; round < 20; round++) {
      const { publicKey, secret } = pair()
      const message = utf8ToBytes(`message ${round}`)
      const signature = signEs256k(message, secret)
      expect(verify('sha256', message, { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature)).toBe(true)
      const s = BigInt(`0x${Buffer.from(signature.subarray(32)).toString('hex')}`)
      expect(s <= order / 2n).toBe(true)
    }
  })

  it('what OpenSSL signs is taken here, with either s', () => {
    for (let round = 0; round < 20; round++) {
      const { privateKey, point } = pair()
      const message = utf8ToBytes(`message ${round}`)
      const signature = byOpenSsl(message, privateKey)
      expect(verifyEs256k(message, signature, point)).toBe(true)
      const s = BigInt(`0x${Buffer.from(signature.subarray(32)).toString('hex')}`)
      const other = Buffer.from((order - s).toString(16).padStart(64, '0'), 'hex')
      expect(verifyEs256k(message, concatBytes(signature.subarray(0, 32), other), point)).toBe(true)
    }
  })

  it('nothing else is taken: another message, key or signature, and no bytes throw', () => {
    const { privateKey, point } = pair()
    const message = utf8ToBytes('message')
    const signature = byOpenSsl(message, privateKey)
    const bent = signature.with(40, (signature[40] ?? 0) ^ 1)
    expect(verifyEs256k(utf8ToBytes('massage'), signature, point)).toBe(false)
    expect(verifyEs256k(message, signature, pair().point)).toBe(false)
    for (const wrong of [bent, signature.subarray(1), new Uint8Array(64), new Uint8Array(0)])
      expect(verifyEs256k(message, wrong, point)).toBe(false)
    for (const wrong of [new Uint8Array(33), new Uint8Array(65).fill(4), new Uint8Array(0)])
      expect(verifyEs256k(message, signature, wrong)).toBe(false)
  })

  it('a key that is none is refused', () => {
    for (const wrong of [new Uint8Array(32), new Uint8Array(32).fill(255), new Uint8Array(31).fill(1)])
      expect(() => signEs256k(utf8ToBytes('message'), wrong)).toThrow('private key')
  })
})

describe('a JWS', () => {
  it('holds to the letter what was signed', () => {
    const { publicKey, secret } = pair()
    const text = makeJws({ alg: 'ES256K' }, { name: 'alice.ssi', of: 'Жар' }, (signed) =>
      signEs256k(signed, secret),
    )
    const jws = readJws(text, 1_000)!
    expect(jws.header).toEqual({ alg: 'ES256K' })
    expect(jws.payload).toEqual({ name: 'alice.ssi', of: 'Жар' })
    expect(`${bytesToUtf8(jws.signed)}.`).toBe(text.slice(0, text.lastIndexOf('.') + 1))
    const key = createPublicKey(createPrivateKey({ key: publicKeyJwkOf(secret, publicKey), format: 'jwk' }))
    expect(verify('sha256', jws.signed, { key, dsaEncoding: 'ieee-p1363' }, jws.signature)).toBe(true)
  })

  it('of another form is none', () => {
    const part = (text: string) => Buffer.from(text).toString('base64url')
    const record = part('{}')
    expect(readJws(`${record}.${record}.${record}`, 1_000)).not.toBeNull()
    expect(readJws(`${record}.${record}.${record}`, 10)).toBeNull()
    for (const text of [
      '',
      '..',
      `${record}.${record}`,
      `${record}.${record}.`,
      `${record}.${record}.${record}.${record}`,
      `${part('[]')}.${record}.${record}`,
      `${record}.${part('null')}.${record}`,
      `${record}.${part('{')}.${record}`,
      `${record}.${part('{}')}=.${record}`,
      `${record} .${record}.${record}`,
      `${record}.${record}.${record}\n`,
      `${record}.${Buffer.from([0x7b, 0xff, 0x7d]).toString('base64url')}.${record}`,
    ])
      expect(readJws(text, 1_000), text).toBeNull()
  })
})

function publicKeyJwkOf(secret: Uint8Array, key: KeyObject) {
  return { ...key.export({ format: 'jwk' }), d: Buffer.from(secret).toString('base64url') }
}
