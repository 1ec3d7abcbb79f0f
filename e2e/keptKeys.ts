/** Keys of documents whose private halves the local storage wallet keeps, made from Node. */
import { readFileSync } from 'node:fs'
import { addKey, createdKeyPurposes, type DocumentElement } from '@tyto/identity'
import { testAccount } from '@tyto/devnet'
import { bytesToHex, encodeBase64url, utf8ToBytes } from '@tyto/primitives'

const keysFile = new URL('../packages/local-wallet/src/storage/storageTestKeys.json', import.meta.url)

/** A key for a purpose, its private half encrypted for storage wallet `index` (0 is the one that a page finds first). */
export async function keptKey(label: string, purpose: string, index = 0): Promise<DocumentElement> {
  const { privateKey, publicKey } = testAccount(`${label} / ${purpose}`)
  const jwk = (JSON.parse(readFileSync(keysFile, 'utf8')) as readonly { n: string; e: string }[])[index]
  if (jwk === undefined) throw new Error(`There is no storage wallet ${index}.`)
  const oaep = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('jwk', { kty: 'RSA', n: jwk.n, e: jwk.e }, oaep, false, [
    'encrypt',
  ])
  const plain = Uint8Array.from(utf8ToBytes(bytesToHex(privateKey).slice(2)))
  const cipher = new Uint8Array(await crypto.subtle.encrypt(oaep, key, plain))
  return addKey(purpose, bytesToHex(publicKey), encodeBase64url(cipher))
}

/** All keys of a new document. */
export function keptKeys(label: string): Promise<readonly DocumentElement[]> {
  return Promise.all(createdKeyPurposes.map((purpose) => keptKey(label, purpose)))
}
