import { secp256k1 } from '@noble/curves/secp256k1.js'
import { BaseError } from './BaseError'

// ECDSA over secp256k1 with SHA-256, the algorithm ES256K of RFC 8812. It is what other software knows; the chain's own
// wallets sign by EC-Schnorr (schnorr.ts), and neither accepts the other.

/**
 * Signs a message of any length (it is hashed inside); 64 bytes come back, r then s. The nonce is made of key and message
 * (RFC 6979), and s is the lower of the two that are possible. Throws `InvalidPrivateKey`.
 */
export function signEs256k(message: Uint8Array, privateKey: Uint8Array): Uint8Array {
  if (!secp256k1.utils.isValidSecretKey(privateKey)) {
    throw new BaseError(
      'InvalidPrivateKey',
      'A private key has 32 bytes and lies between 1 and the order of the curve.',
    )
  }
  return secp256k1.sign(message, privateKey)
}

/**
 * Does this 64-byte signature of the message belong to this public key (33 or 65 bytes)? Malformed input is just false. Either s
 * is taken, as other software makes both: who counts signatures must not tell them apart by their bytes.
 */
export function verifyEs256k(message: Uint8Array, signature: Uint8Array, publicKey: Uint8Array): boolean {
  if (signature.length !== 64) return false
  try {
    return secp256k1.verify(signature, message, publicKey, { lowS: false })
  } catch {
    return false
  }
}
