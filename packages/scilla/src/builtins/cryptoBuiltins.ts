import { secp256k1 } from '@noble/curves/secp256k1.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import {
  addressOfPublicKey,
  bytesToBigint,
  bytesToHex,
  concatBytes,
  hexToBytes,
  sha256,
  verifySchnorr,
} from '@tyto/primitives'
import { ScillaRuntimeError } from '../errors/runtimeErrors'
import type { GasMeter } from '../gas/gasMeter'
import { literalGas } from '../gas/literalGas'
import { boolValue, bytesValue, type Value } from '../values/values'
import { builtin, type Builtin, type Builtins } from './builtin'
import { expectBytes, expectUint32, expectWidth, illTyped, widthOf } from './expectArgument'
import { hashedBytes } from './hashedBytes'
import { textLength } from './textLength'

const publicKeyWidth = 33
const signatureWidth = 64
/** Of each of the two numbers of a signature. */
const scalarWidth = 32
const greatestRecoveryId = 3
/**
 * How many bytes are hashed for one unit. The documentation has 10 units for each block of ripemd160 and 15 for one of the others;
 * the reference was seen to take one for as many blocks.
 */
const hashedForOne = { sha256: 15 * 64, keccak256: 15 * 136, ripemd160: 10 * 64 } as const
/**
 * How many bytes are hashed at once, a bound of ours: the gas of a block is not enough to make a value as large, but a value may
 * hold one long text many times.
 */
const mostHashed = 8_000_000
const addressGas = 1
const recoveryGas = 1

/** Hashes and signatures. */
export const cryptoBuiltins = {
  sha256hash: hashing(sha256, hashedForOne.sha256),
  keccak256hash: hashing((bytes) => keccak_256(bytes), hashedForOne.keccak256),
  ripemd160hash: hashing((bytes) => ripemd160(bytes), hashedForOne.ripemd160),
  schnorr_verify: verifying(verifySchnorr),
  schnorr_get_address: builtin(
    1,
    () => addressGas,
    (key) => bytesValue(addressOfPublicKey(hexToBytes(expectWidth(key, publicKeyWidth)))),
  ),
  ecdsa_verify: verifying(verifyEcdsa),
  ecdsa_recover_pk: builtin(
    3,
    () => recoveryGas,
    (message, signature, recovery) => {
      const id = expectUint32(recovery)
      if (id > greatestRecoveryId) {
        throw new ScillaRuntimeError(
          'InvalidArgument',
          'ecdsa_recover_pk: the recovery integer is 0, 1, 2 or 3.',
        )
      }
      const key = recoverEcdsa(expectMessage(message), hexToBytes(expectWidth(signature, signatureWidth)), id)
      return bytesValue(bytesToHex(key))
    },
  ),
} satisfies Builtins

function hashing(hash: (bytes: Uint8Array) => Uint8Array, forOne: number): Builtin {
  return builtin(
    1,
    (a, _b, _c, meter) => {
      const size = hashedSize(a, meter)
      return size > mostHashed ? Infinity : Math.ceil(size / forOne)
    },
    (a) => bytesValue(bytesToHex(hash(hashedBytes(a)))),
  )
}

/** About as many bytes as are hashed: what the value would cost to be stored, but for texts, which are as long as they are. */
function hashedSize(value: Value, meter: GasMeter): number {
  return value.kind === 'string' ? textLength(value) : literalGas(value, meter, 'unpaid')
}

/** Of a public key, a message and its signature. */
function verifying(
  verify: (message: Uint8Array, signature: Uint8Array, publicKey: Uint8Array) => boolean,
): Builtin {
  return builtin(
    3,
    (_, message) => verificationGas(widthOf(expectBytes(message).hex)),
    (key, message, signature) =>
      boolValue(
        verify(
          expectMessage(message),
          hexToBytes(expectWidth(signature, signatureWidth)),
          hexToBytes(expectWidth(key, publicKeyWidth)),
        ),
      ),
  )
}

/** A verification hashes 66 bytes and the message, in blocks of 64. */
function verificationGas(messageSize: number): number {
  return 250 + 15 * Math.ceil((66 + messageSize) / 64)
}

/** The bytes of a `ByStr` (a signed message). */
function expectMessage(value: Value): Uint8Array {
  if (value.kind !== 'bytes' || value.width >= 0) throw illTyped('a ByStr', value)
  return hexToBytes(value.hex)
}

/** A key or a signature that cannot be read ends the run, as in the reference. */
function verifyEcdsa(message: Uint8Array, signature: Uint8Array, publicKey: Uint8Array): boolean {
  if (!secp256k1.utils.isValidPublicKey(publicKey, true))
    throw new ScillaRuntimeError('InvalidArgument', 'ecdsa_verify: this is no public key.')
  const parts = [signature.subarray(0, scalarWidth), signature.subarray(scalarWidth)].map(bytesToBigint)
  if (parts.some((part) => part >= secp256k1.Point.Fn.ORDER))
    throw new ScillaRuntimeError('InvalidArgument', 'ecdsa_verify: this is no signature.')
  // A part that is zero can be read, but is of no signature.
  if (parts.includes(0n)) return false
  return secp256k1.verify(signature, sha256(message), publicKey, {
    prehash: false,
    lowS: false,
    format: 'compact',
  })
}

function recoverEcdsa(message: Uint8Array, signature: Uint8Array, recovery: number): Uint8Array {
  try {
    const recovered = secp256k1.recoverPublicKey(
      concatBytes(Uint8Array.of(recovery), signature),
      sha256(message),
      { prehash: false },
    )
    return secp256k1.Point.fromBytes(recovered).toBytes(false)
  } catch {
    throw new ScillaRuntimeError('InvalidArgument', 'ecdsa_recover_pk: no public key gives this signature.')
  }
}
