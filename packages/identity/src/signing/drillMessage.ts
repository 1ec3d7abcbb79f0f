import { concatBytes, hexToBytes, sha256, utf8ToBytes, type Hex } from '@tyto/primitives'

/**
 * The 32 bytes that a guardian signs in a drill, for the digest of its request. They begin with another hash than all that
 * wallets of version 7 sign, and older wallets sign for a recovery 20 bytes: no contract takes one for the other.
 */
export function drillMessage(digest: Hex): Uint8Array {
  return sha256(concatBytes(sha256(utf8ToBytes('tyto:drill:DidSocialRecovery')), hexToBytes(digest)))
}
