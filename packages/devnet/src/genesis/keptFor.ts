import { constants, createPublicKey, publicEncrypt } from 'node:crypto'
import { bytesToHex, concatBytes, encodeBase64url, sha256, utf8ToBytes } from '@tyto/primitives'
import moduli from './storageModuli.json' with { type: 'json' }

/** Of RSA with 4096 bits, and of SHA-256. */
const rsaBytes = 512
const hashBytes = 32

/** The public key of the storage wallet that the local wallet has beside an account, as its modulus. */
export function storageModulus(account: number): string {
  return moduli[account % moduli.length]!
}

/**
 * Encrypts for the storage wallet of an account, as browsers do: RSA-OAEP with SHA-256, in base64url. What is chance there
 * follows from the data here, so that the seeded world is the same every time.
 *
 * Source: RFC 8017, 7.1.1.
 */
export function keptFor(account: number, data: Uint8Array): string {
  const seed = sha256(concatBytes(utf8ToBytes(`seeded for ${account}`), data))
  const block = new Uint8Array(rsaBytes - hashBytes - 1)
  block.set(sha256(new Uint8Array()))
  block.set([1, ...data], block.length - data.length - 1)
  const maskedBlock = xor(block, mask(seed, block.length))
  const maskedSeed = xor(seed, mask(maskedBlock, hashBytes))
  const jwk = { kty: 'RSA', n: storageModulus(account), e: 'AQAB' }
  const key = createPublicKey({ key: jwk, format: 'jwk' })
  const encoded = concatBytes(new Uint8Array(1), maskedSeed, maskedBlock)
  return encodeBase64url(publicEncrypt({ key, padding: constants.RSA_NO_PADDING }, encoded))
}

/** A private key as documents keep it: its hex digits, encrypted. */
export function keptKey(account: number, privateKey: Uint8Array): string {
  return keptFor(account, utf8ToBytes(bytesToHex(privateKey).slice(2)))
}

/** MGF1. */
function mask(seed: Uint8Array, length: number): Uint8Array {
  const parts: Uint8Array[] = []
  for (let counter = 0; counter * hashBytes < length; counter++)
    parts.push(sha256(concatBytes(seed, new Uint8Array([0, 0, 0, counter]))))
  return concatBytes(...parts).slice(0, length)
}

function xor(bytes: Uint8Array, other: Uint8Array): Uint8Array {
  return bytes.map((byte, at) => byte ^ other[at]!)
}
