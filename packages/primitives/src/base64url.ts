import { base64urlnopad } from '@scure/base'
import { BaseError } from './BaseError'

/**
 * RFC 4648, section 5, without padding.
 *
 * @example
 * encodeBase64url(utf8ToBytes('owl')) // 'b3ds'
 */
export function encodeBase64url(bytes: Uint8Array): string {
  return base64urlnopad.encode(bytes)
}

/**
 * Padding may be there or not; everything else is strict: standard-alphabet `+` and `/`, white space, stray
 * bits after the last byte throw `InvalidBase64url`.
 *
 * @example
 * bytesToUtf8(decodeBase64url('b3ds')) // 'owl'
 */
export function decodeBase64url(text: string): Uint8Array {
  try {
    return base64urlnopad.decode(withoutPadding(text))
  } catch (cause) {
    throw new BaseError('InvalidBase64url', 'This text is not base64url.', { cause })
  }
}

function withoutPadding(text: string): string {
  return text.length % 4 === 0 ? text.replace(/={1,2}$/, '') : text
}
