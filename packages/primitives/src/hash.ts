import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js'

/**
 * SHA-256 (FIPS 180-4): 32 bytes.
 *
 * @example
 * bytesToHex(sha256(utf8ToBytes('abc'))).slice(0, 10) // '0xba7816bf'
 */
export function sha256(bytes: Uint8Array): Uint8Array {
  return nobleSha256(bytes)
}
