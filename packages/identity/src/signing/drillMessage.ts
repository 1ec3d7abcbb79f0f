import { concatBytes, hexToBytes, sha256, utf8ToBytes, type Hex } from '@tyto/primitives'

/**
 * The 32 bytes that a guardian signs in a drill, for the digest of its request. No contract takes such a signature for a
 * recovery: messages of version 7 begin with another hash, and those of older wallets are 20 bytes long.
 */
export function drillMessage(digest: Hex): Uint8Array {
  return sha256(concatBytes(sha256(utf8ToBytes('tyto:drill:DidSocialRecovery')), hexToBytes(digest)))
}
