import { bytesToBigint, hexToBytes, type Hex } from '@tyto/primitives'

const bitsPerWord = 11n
/** Words in a phrase. */
export const phraseLength = 6

/**
 * Six words for a digest, which people read to each other: who hears the same words has the same request. They carry 66 bits, so
 * that nobody can find another request with the same words while this one is open. `list`: 2048 words.
 *
 * @example
 * checksumPhrase(recoveryRequestDigest(request), wordlist) // ['owl', 'river', …]
 */
export function checksumPhrase(digest: Hex, list: readonly string[]): readonly string[] {
  if (list.length !== 2 ** Number(bitsPerWord)) throw new RangeError('The list must have 2048 words.')
  const bytes = hexToBytes(digest)
  const value = bytesToBigint(bytes)
  const length = BigInt(bytes.length * 8)
  return Array.from({ length: phraseLength }, (_, index) => {
    const shift = length - bitsPerWord * BigInt(index + 1)
    return list[Number((value >> shift) & 0x7ffn)] ?? ''
  })
}
