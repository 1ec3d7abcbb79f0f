import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js'
import { encodeBase64url } from './base64url'
import { utf8ToBytes } from './bytes'

/**
 * SHA-256 (FIPS 180-4): 32 bytes.
 *
 * @example
 * bytesToHex(sha256(utf8ToBytes('abc'))).slice(0, 10) // '0xba7816bf'
 */
export function sha256(bytes: Uint8Array): Uint8Array {
  return nobleSha256(bytes)
}

/**
 * The SHA-256 of a text, as base64url.
 *
 * @example
 * textDigest('abc').slice(0, 10) // 'ungWv48Bz-'
 */
export function textDigest(text: string): string {
  return encodeBase64url(sha256(utf8ToBytes(text)))
}
