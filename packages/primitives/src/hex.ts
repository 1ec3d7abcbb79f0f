import { BaseError } from './BaseError'

/** Bytes as text: `0x` and an even number of lower-case hex digits. */
export type Hex = `0x${string}`

const lowerHex = /^0x(?:[0-9a-f]{2})*$/

/**
 * Is this text in the one internal form: `0x`, whole bytes, lower case? With `width`, exactly so many bytes?
 *
 * @example
 * isHex('0x6f776c') // true
 * isHex('0x6F776C') // false
 * isHex('0x6f776c', 20) // false
 */
export function isHex(text: unknown, width?: number): text is Hex {
  return (
    typeof text === 'string' && lowerHex.test(text) && (width === undefined || text.length === 2 + 2 * width)
  )
}

const hexDigits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/**
 * `0x` and two lower-case digits per byte.
 *
 * @example
 * bytesToHex(utf8ToBytes('owl')) // '0x6f776c'
 */
export function bytesToHex(bytes: Uint8Array): Hex {
  let text = ''
  for (const byte of bytes) text += hexDigits[byte]
  return `0x${text}`
}

/**
 * Accepts hex digits of either case, with or without `0x`. Throws `InvalidHex` for anything else.
 *
 * @example
 * bytesToUtf8(hexToBytes('6F776C')) // 'owl'
 */
export function hexToBytes(text: string): Uint8Array {
  const digits = /^0x/i.test(text) ? text.slice(2) : text
  if (digits.length % 2 !== 0 || !/^[0-9a-fA-F]*$/.test(digits)) {
    throw new BaseError('InvalidHex', 'This text is not a whole number of bytes in hex.')
  }
  const bytes = new Uint8Array(digits.length / 2)
  for (let index = 0; index < bytes.length; index++)
    bytes[index] = parseInt(digits.slice(2 * index, 2 * index + 2), 16)
  return bytes
}
