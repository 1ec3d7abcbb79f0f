import { secp256k1 } from '@noble/curves/secp256k1.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'

const keyLength = 32

/**
 * The key of 32 bytes that two people have in common who know each other's public key: ECDH on secp256k1 (the x of the shared
 * point), then HKDF with SHA-256 and `info`, which says what the key is for. Throws for what is no key of the curve.
 */
export function agreedKey(privateKey: Uint8Array, publicKey: Uint8Array, info: Uint8Array): Uint8Array {
  const shared = secp256k1.getSharedSecret(privateKey, publicKey, true).slice(1)
  try {
    return hkdf(sha256, shared, undefined, info, keyLength)
  } finally {
    shared.fill(0)
  }
}
