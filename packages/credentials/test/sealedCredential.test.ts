import { createDecipheriv, createECDH, createHash, hkdfSync, webcrypto } from 'node:crypto'
import { expect, it } from 'vitest'
import { openCredential, sealCredential, type CredentialCipher } from '../src/index'

// OpenSSL is the oracle.
const holder = createECDH('secp256k1')
holder.setPrivateKey(createHash('sha256').update('holder').digest())
const did = `did:tyron:zil:isol:${'2'.repeat(40)}`
const once = new Uint8Array(createHash('sha256').update('once').digest())
const iv = new Uint8Array(12).fill(7)
const key = new Uint8Array(holder.getPublicKey())
const privateKey = new Uint8Array(holder.getPrivateKey())

const aes = async (raw: Uint8Array, use: 'encrypt' | 'decrypt') =>
  webcrypto.subtle.importKey('raw', Uint8Array.from(raw), 'AES-GCM', false, [use])
const gcm = (vector: Uint8Array, additional: Uint8Array) => ({
  name: 'AES-GCM',
  iv: Uint8Array.from(vector),
  additionalData: Uint8Array.from(additional),
})
const cipher: CredentialCipher = {
  seal: async (raw, vector, additional, plain) =>
    new Uint8Array(
      await webcrypto.subtle.encrypt(
        gcm(vector, additional),
        await aes(raw, 'encrypt'),
        Uint8Array.from(plain),
      ),
    ),
  open: async (raw, vector, additional, sealed) =>
    webcrypto.subtle
      .decrypt(gcm(vector, additional), await aes(raw, 'decrypt'), Uint8Array.from(sealed))
      .then((plain) => new Uint8Array(plain))
      .catch(() => null),
}

const seal = () => sealCredential('Ärzte 42', { did, key, once, iv }, cipher)

it('is opened by OpenSSL with the holder’s key, and by the holder', async () => {
  const sealed = await seal()
  const bytes = Buffer.from(sealed, 'base64url')
  const shared = hkdfSync(
    'sha256',
    holder.computeSecret(bytes.subarray(1, 34)),
    new Uint8Array(),
    Buffer.concat([Buffer.from('tyto:credential:1:'), bytes.subarray(0, 34)]),
    32,
  )
  const decipher = createDecipheriv('aes-256-gcm', new Uint8Array(shared), bytes.subarray(34, 46))
  decipher.setAAD(createHash('sha256').update(`tyto:credential:1:${did}`).digest())
  decipher.setAuthTag(bytes.subarray(-16))
  const plain = Buffer.concat([decipher.update(bytes.subarray(46, -16)), decipher.final()])
  expect(plain.toString()).toBe('Ärzte 42')
  expect(await openCredential(sealed, { did, privateKey }, cipher)).toBe('Ärzte 42')
})

it('is opened by nobody else, for no other name, and not where a byte of it changed', async () => {
  const sealed = await seal()
  const other = new Uint8Array(createHash('sha256').update('other').digest())
  expect(await openCredential(sealed, { did, privateKey: other }, cipher)).toBeNull()
  expect(await openCredential(sealed, { did: `${did}0`, privateKey }, cipher)).toBeNull()
  const bytes = Buffer.from(sealed, 'base64url')
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes)
    changed[at] = changed[at]! ^ 1
    expect(await openCredential(changed.toString('base64url'), { did, privateKey }, cipher)).toBeNull()
  }
  for (const text of ['', 'x', '!', 'A'.repeat(60), sealed.slice(0, 60), 'A'.repeat(200_000)])
    expect(await openCredential(text, { did, privateKey }, cipher)).toBeNull()
})
