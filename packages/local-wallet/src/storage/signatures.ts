import { concatBytes, decodeBase64url } from '@tyto/primitives'
import { own, unlabelled } from './encryption'

/** The salt of every signature, in bytes. */
const salt = 32

export type StorageHash = 'SHA-256' | 'SHA-384' | 'SHA-512'

/** RSA-PSS over the data as they are given. */
export async function signRaw(
  subtle: SubtleCrypto,
  key: JsonWebKey,
  data: Uint8Array,
  hash: StorageHash = 'SHA-256',
): Promise<Uint8Array> {
  const algorithm = { name: 'RSA-PSS', hash }
  const rsa = await subtle.importKey('jwk', unlabelled(key), algorithm, false, ['sign'])
  return new Uint8Array(await subtle.sign({ name: 'RSA-PSS', saltLength: salt }, rsa, own(data)))
}

/** As `signMessage` does it: RSA-PSS over the hash of the data, which hashes a second time. */
export async function signHashed(
  subtle: SubtleCrypto,
  key: JsonWebKey,
  data: Uint8Array,
  hash: StorageHash,
): Promise<Uint8Array> {
  return signRaw(subtle, key, await digest(subtle, data, hash), hash)
}

/** Was `signature` made by `signHashed` with the key of this modulus (base64url)? */
export async function verifyHashed(
  subtle: SubtleCrypto,
  modulus: string,
  { data, signature }: { readonly data: Uint8Array; readonly signature: Uint8Array },
  hash: StorageHash,
): Promise<boolean> {
  const jwk: JsonWebKey = { kty: 'RSA', n: modulus, e: 'AQAB' }
  const rsa = await subtle.importKey('jwk', jwk, { name: 'RSA-PSS', hash }, false, ['verify'])
  const message = own(await digest(subtle, data, hash))
  return subtle.verify({ name: 'RSA-PSS', saltLength: salt }, rsa, own(signature), message)
}

/** Hash of the data and the private exponent: a secret that only this wallet can make again. */
export async function hashWithPrivateKey(
  subtle: SubtleCrypto,
  key: { readonly d: string },
  data: Uint8Array,
  hash: StorageHash,
): Promise<Uint8Array> {
  return digest(subtle, concatBytes(data, decodeBase64url(key.d)), hash)
}

async function digest(subtle: SubtleCrypto, data: Uint8Array, hash: StorageHash): Promise<Uint8Array> {
  return new Uint8Array(await subtle.digest(hash, own(data)))
}
