import { BaseError } from './BaseError'

export function concatBytes(...parts: readonly Uint8Array[]): Uint8Array {
  const result = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const part of parts) {
    result.set(part, offset)
    offset += part.length
  }
  return result
}

export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index])
}

export function utf8ToBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

/** Strict: bytes that are not UTF-8 throw `InvalidUtf8`; a byte order mark is kept as text. */
export function bytesToUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (cause) {
    throw new BaseError('InvalidUtf8', 'These bytes are not UTF-8 text.', { cause })
  }
}

/**
 * An integer as `width` big-endian bytes. Throws `IntegerOutOfRange` if it is negative or does not fit.
 *
 * @example
 * bytesToHex(bigintToBytes(258n, 4)) // '0x00000102'
 */
export function bigintToBytes(value: bigint, width: number): Uint8Array {
  if (value < 0n || value >= 1n << BigInt(width * 8)) {
    throw new BaseError('IntegerOutOfRange', `The integer does not fit in ${width} bytes.`)
  }
  const bytes = new Uint8Array(width)
  let rest = value
  for (let index = width - 1; index >= 0; index--) {
    bytes[index] = Number(rest & 0xffn)
    rest >>= 8n
  }
  return bytes
}

/**
 * The unsigned integer that big-endian bytes stand for; no bytes are 0.
 *
 * @example
 * bytesToBigint(hexToBytes('0x0102')) // 258n
 */
export function bytesToBigint(bytes: Uint8Array): bigint {
  let value = 0n
  for (const byte of bytes) value = (value << 8n) | BigInt(byte)
  return value
}
