import { secp256k1 } from '@noble/curves/secp256k1.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js'
import { BaseError } from './BaseError'
import { bigintToBytes, bytesToBigint, concatBytes, utf8ToBytes } from './bytes'
import { sha256 } from './hash'
import { bytesToHex } from './hex'

// The chain's own EC-Schnorr over secp256k1 (Zilliqa whitepaper, appendix). It is not BIP-340: the challenge hashes
// compressed points, and the signature is challenge and response, 32 bytes each.

/** Gives 32 bytes to make the secret nonce of a signature from; `attempt` counts from 0 while results are unusable. */
export type NonceSource = (attempt: number) => Uint8Array

/** The compressed public key (33 bytes) of a private key (32 bytes). Throws `InvalidPrivateKey`. */
export function publicKeyOf(privateKey: Uint8Array): Uint8Array {
  return point().BASE.multiply(scalarOfPrivateKey(privateKey)).toBytes(true)
}

/**
 * The sum of two private keys (32 bytes each) in the order of the curve, as BIP-32 makes a child key. Throws
 * `InvalidPrivateKey` where one of them or the sum is none. Not part of the package's API.
 */
export function addScalars(one: Uint8Array, other: Uint8Array): Uint8Array {
  const sum = bigintToBytes(modulo(scalarOfPrivateKey(one) + scalarOfPrivateKey(other)), 32)
  scalarOfPrivateKey(sum)
  return sum
}

/**
 * Signs a message of any length (it is hashed inside); 64 bytes come back. Without `nonceSource` the nonce is made of
 * key and message, so that the same pair always gives the same signature and no random source can fail.
 * Throws `InvalidPrivateKey`.
 */
export function signSchnorr(
  message: Uint8Array,
  privateKey: Uint8Array,
  nonceSource?: NonceSource,
): Uint8Array {
  return signWithKeys(message, privateKey, publicKeyOf(privateKey), nonceSource)
}

/**
 * The same for a caller who has just derived the public key. Not part of the package's API: with a public key of
 * somebody else's choice the signature would betray the private key.
 */
export function signWithKeys(
  message: Uint8Array,
  privateKey: Uint8Array,
  publicKey: Uint8Array,
  nonceSource: NonceSource = (attempt) => deterministicNonce(message, privateKey, attempt),
): Uint8Array {
  const secret = scalarOfPrivateKey(privateKey)
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const nonce = bytesToBigint(nonceSource(attempt))
    if (nonce === 0n || nonce >= order()) continue
    const commitment = point().BASE.multiply(nonce).toBytes(true)
    const challenge = challengeOf(commitment, publicKey, message)
    const response = modulo(nonce - challenge * secret)
    if (challenge === 0n || response === 0n) continue
    return concatBytes(bigintToBytes(challenge, 32), bigintToBytes(response, 32))
  }
  throw new BaseError('NoNonce', 'The nonce source gave no usable nonce.')
}

/** Checks a 64-byte signature of a message against a compressed public key. Malformed input is just false. */
export type SchnorrVerify = (message: Uint8Array, signature: Uint8Array, publicKey: Uint8Array) => boolean

/** Does this 64-byte signature of the message belong to this compressed public key? Malformed input is just false. */
export const verifySchnorr: SchnorrVerify = (message, signature, publicKey) =>
  verifyWith(readPoint, message, signature, publicKey)

/**
 * `verifySchnorr` for somebody who meets the same signers again and again, such as a node: it remembers the last
 * `mostSigners` of them, and a signer who comes often gets a table that makes each further check about twice as fast.
 * A table takes some 400 KB.
 */
export function createSchnorrVerify(mostSigners: number): SchnorrVerify {
  const signers = new Map<string, { readonly point: Point; readonly uses: number }>()
  const find = (publicKey: Uint8Array): Point | undefined => {
    const key = bytesToHex(publicKey)
    const known = signers.get(key)
    const point = known?.point ?? readPoint(publicKey)
    if (!point) return undefined
    const uses = (known?.uses ?? 0) + 1
    if (uses === usesBeforeTable) point.precompute(tableWindow)
    // A map keeps its order: the signer who was met longest ago stands first.
    signers.delete(key)
    signers.set(key, { point, uses })
    if (signers.size > mostSigners) signers.delete(signers.keys().next().value!)
    return point
  }
  return (message, signature, publicKey) => verifyWith(find, message, signature, publicKey)
}

/** Making a table costs about as much as so many checks save. */
const usesBeforeTable = 16
/** Bits of a scalar that one entry of a table stands for. */
const tableWindow = 6

function verifyWith(
  findPoint: (publicKey: Uint8Array) => Point | undefined,
  message: Uint8Array,
  signature: Uint8Array,
  publicKey: Uint8Array,
): boolean {
  if (signature.length !== 64 || publicKey.length !== 33) return false
  const challenge = bytesToBigint(signature.subarray(0, 32))
  const response = bytesToBigint(signature.subarray(32))
  if (challenge === 0n || challenge >= order() || response === 0n || response >= order()) return false
  const signer = findPoint(publicKey)
  if (!signer) return false
  const commitment = point().BASE.multiplyUnsafe(response).add(signer.multiplyUnsafe(challenge))
  if (commitment.is0()) return false
  return challengeOf(commitment.toBytes(true), publicKey, message) === challenge
}

/** An unusable nonce turns up once in about 2^127 attempts: more than a few mean that the source is broken. */
const mostAttempts = 16

// The tag keeps these nonces apart from those of every other scheme that may use the same key.
function deterministicNonce(message: Uint8Array, privateKey: Uint8Array, attempt: number): Uint8Array {
  const seed = concatBytes(utf8ToBytes('Zilliqa EC-Schnorr nonce'), Uint8Array.of(attempt), sha256(message))
  return hmac(nobleSha256, privateKey, seed)
}

function challengeOf(commitment: Uint8Array, publicKey: Uint8Array, message: Uint8Array): bigint {
  return modulo(bytesToBigint(sha256(concatBytes(commitment, publicKey, message))))
}

// Functions, not constants: a module that computes nothing when it is loaded can be left out of a bundle.
function point() {
  return secp256k1.Point
}

function order(): bigint {
  return point().Fn.ORDER
}

function modulo(value: bigint): bigint {
  const rest = value % order()
  return rest < 0n ? rest + order() : rest
}

type Point = ReturnType<typeof point>['BASE']

function readPoint(publicKey: Uint8Array): Point | undefined {
  try {
    return point().fromBytes(publicKey)
  } catch {
    return undefined
  }
}

function scalarOfPrivateKey(privateKey: Uint8Array): bigint {
  const scalar = bytesToBigint(privateKey)
  if (privateKey.length !== 32 || scalar === 0n || scalar >= order()) {
    throw new BaseError(
      'InvalidPrivateKey',
      'A private key has 32 bytes and lies between 1 and the order of the curve.',
    )
  }
  return scalar
}
