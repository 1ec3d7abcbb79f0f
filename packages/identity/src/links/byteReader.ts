import { bytesToHex, bytesToUtf8, type Hex } from '@tyto/primitives'

/** Reads the fields of a code one after the other. Throws where the code is too short or a text is not UTF-8. */
export interface ByteReader {
  bytes(count: number): Uint8Array
  hex(count: number): Hex
  /** Big-endian, at most 6 bytes. */
  number(count: number): number
  /** UTF-8 after its length in 2 bytes; '' is refused. */
  text(longest: number): string
  /** The same, where '' is a text too. */
  textOrNone(longest: number): string
  /** Is everything read? */
  isAtEnd(): boolean
}

/** Bytes of the length that stands before a text. */
const lengthBytes = 2

export function byteReader(source: Uint8Array): ByteReader {
  let place = 0
  const bytes = (count: number): Uint8Array => {
    const part = source.slice(place, place + count)
    if (part.length !== count) throw new RangeError('too short')
    place += count
    return part
  }
  const hex = (count: number): Hex => bytesToHex(bytes(count))
  const number = (count: number): number => bytes(count).reduce((value, byte) => value * 256 + byte, 0)
  const textOrNone = (longest: number): string => {
    const length = number(lengthBytes)
    if (length > longest) throw new RangeError('a text is too long')
    return bytesToUtf8(bytes(length))
  }
  return {
    bytes,
    hex,
    number,
    text: (longest) => {
      const text = textOrNone(longest)
      if (text === '') throw new RangeError('a text is empty')
      return text
    },
    textOrNone,
    isAtEnd: () => place === source.length,
  }
}
