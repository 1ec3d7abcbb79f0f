import { sha384 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '../bytes'

/** Bytes, or a list of such things. */
export type DeepValue = Uint8Array | readonly DeepValue[]

/** The deep hash of the Arweave network (ANS-104, "DeepHash"): 48 bytes that bind the shape of a list and its bytes. */
export function deepHash(value: DeepValue): Uint8Array {
  if (value instanceof Uint8Array) {
    return sha384(concatBytes(sha384(tag('blob', value.length)), sha384(value)))
  }
  let hash = sha384(tag('list', value.length))
  for (const each of value) hash = sha384(concatBytes(hash, deepHash(each)))
  return hash
}

function tag(kind: string, length: number): Uint8Array {
  return utf8ToBytes(`${kind}${length}`)
}
