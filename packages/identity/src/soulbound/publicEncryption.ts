import { decodeBase64url } from '@tyto/primitives'

/** The meaning of the field `public_encryption` of an issuer's wallet. */
export type PublicEncryption =
  /** The modulus of an RSA key as base64url; its exponent is 65537. */
  | { readonly kind: 'rsa'; readonly modulus: string }
  /** Nothing is published. */
  | { readonly kind: 'none' }
  /** As the incumbent writes it, with the key that it encrypts with in clear: everybody reads what is sent to it. */
  | { readonly kind: 'exposed' }
  | { readonly kind: 'unknown' }

const prefix = 'rsa-oaep-256.'
/** Bytes of a modulus: 2,048 to 8,192 bits. */
const modulusBytes = [256, 1_024] as const
/** The incumbent's text: 512 bytes that RSA made, then 256 bytes of key in clear. */
const exposedBytes = 768
/** Characters of the longest text that is looked at. */
const longestText = 2_000

/**
 * The text to publish for the modulus of a storage wallet's key. Throws where this is none.
 *
 * @example
 * formatPublicEncryption(modulus) // 'rsa-oaep-256.x1Qk…'
 */
export function formatPublicEncryption(modulus: string): string {
  const text = prefix + modulus
  if (readPublicEncryption(text).kind !== 'rsa') throw new RangeError('This is no modulus of an RSA key.')
  return text
}

/** Reads a published text, which may be anything. */
export function readPublicEncryption(text: string): PublicEncryption {
  if (text === '') return { kind: 'none' }
  if (text.length > longestText) return { kind: 'unknown' }
  if (text.startsWith(prefix)) {
    const modulus = text.slice(prefix.length)
    return isModulus(bytesOf(modulus)) ? { kind: 'rsa', modulus } : { kind: 'unknown' }
  }
  return { kind: bytesOf(text)?.length === exposedBytes ? 'exposed' : 'unknown' }
}

/** Of full length, and odd. */
function isModulus(bytes: Uint8Array | null): boolean {
  if (bytes === null || bytes.length < modulusBytes[0] || bytes.length > modulusBytes[1]) return false
  return bytes[0]! >= 0x80 && bytes.at(-1)! % 2 === 1
}

function bytesOf(text: string): Uint8Array | null {
  try {
    return decodeBase64url(text)
  } catch {
    return null
  }
}
