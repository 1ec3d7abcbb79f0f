import { bytesToBigint, hexToBytes, type Hex } from '@tyto/primitives'

const bitsPerWord = 11n
const words = 6

/**
 * Six words for a digest, to be read aloud: whoever hears the same words has the same request. 66 bits, so that nobody
 * finds another request with the same words while it is open. `list`: 2048 words.
 */
export function checksumPhrase(digest: Hex, list: readonly string[]): readonly string[] {
  if (list.length !== 2 ** Number(bitsPerWord)) throw new RangeError('The list must have 2048 words.')
  const bytes = hexToBytes(digest)
  const value = bytesToBigint(bytes)
  const length = BigInt(bytes.length * 8)
  return Array.from({ length: words }, (_, index) => {
    const shift = length - bitsPerWord * BigInt(index + 1)
    return list[Number((value >> shift) & 0x7ffn)] ?? ''
  })
}
