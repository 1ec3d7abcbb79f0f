/** Keys of documents whose private halves the local storage wallet keeps, made from Node. */
import { readFileSync } from 'node:fs'
import { addKey, createdKeyPurposes, type DocumentElement } from '@tyto/identity'
import { testAccount } from '@tyto/devnet'
import { bytesToHex, decodeBase64url, encodeBase64url, utf8ToBytes, type Hex } from '@tyto/primitives'

const keysFile = new URL('../../../packages/local-wallet/src/storage/storageTestKeys.json', import.meta.url)

const oaep = { name: 'RSA-OAEP', hash: 'SHA-256' }

type RsaKey = Readonly<Record<'n' | 'e' | 'd' | 'p' | 'q' | 'dp' | 'dq' | 'qi', string>>

function storageKey(index: number): RsaKey {
  const jwk = (JSON.parse(readFileSync(keysFile, 'utf8')) as readonly RsaKey[])[index]
  if (jwk === undefined) throw new Error(`There is no storage wallet ${index}.`)
  return jwk
}

/** The private half of a key as storage wallet `index` reads it out of `dkms`. */
export async function decryptKept(encrypted: string, index = 0): Promise<Hex> {
  const { n, e, d, p, q, dp, dq, qi } = storageKey(index)
  const jwk = { kty: 'RSA', n, e, d, p, q, dp, dq, qi }
  const key = await crypto.subtle.importKey('jwk', jwk, oaep, false, ['decrypt'])
  const plain = await crypto.subtle.decrypt(oaep, key, Uint8Array.from(decodeBase64url(encrypted)))
  return `0x${new TextDecoder().decode(plain)}`
}

/** A key for a purpose, its private half encrypted for storage wallet `index` (0 is the one that a page finds first). */
export async function keptKey(label: string, purpose: string, index = 0): Promise<DocumentElement> {
  const { privateKey, publicKey } = testAccount(`${label} / ${purpose}`)
  const { n, e } = storageKey(index)
  const key = await crypto.subtle.importKey('jwk', { kty: 'RSA', n, e }, oaep, false, ['encrypt'])
  const plain = Uint8Array.from(utf8ToBytes(bytesToHex(privateKey).slice(2)))
  const cipher = new Uint8Array(await crypto.subtle.encrypt(oaep, key, plain))
  return addKey(purpose, bytesToHex(publicKey), encodeBase64url(cipher))
}

/** All keys of a new document. */
export function keptKeys(label: string): Promise<readonly DocumentElement[]> {
  return Promise.all(createdKeyPurposes.map((purpose) => keptKey(label, purpose)))
}
