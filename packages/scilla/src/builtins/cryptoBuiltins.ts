import { secp256k1 } from '@noble/curves/secp256k1.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import {
  addressOfPublicKey,
  bytesToHex,
  concatBytes,
  hexToBytes,
  sha256,
  verifySchnorr,
} from '@tyto/primitives'
import { cryptoGas } from './builtinGas'
import { unpaidGas } from '../gas/literalGas'
import { ScillaRuntimeError } from '../errors/runtimeErrors'
import { boolValue, bytesValue, type Value } from '../values/values'
import { builtin, expectBytes, expectUint32, expectWidth, illTyped, widthOf, type Builtin } from './builtin'
import { hashedBytes } from './hashedBytes'

const hashing = (hash: (bytes: Uint8Array) => Uint8Array): Builtin =>
  builtin(
    1,
    (a, _b, _c, meter) => cryptoGas.hash + unpaidGas(a, meter),
    (a) => bytesValue(bytesToHex(hash(hashedBytes(a)))),
  )

/** The bytes of a `ByStr` (a signed message). */
const expectMessage = (value: Value): Uint8Array => {
  if (value.kind !== 'bytes' || value.width >= 0) throw illTyped('a ByStr', value)
  return hexToBytes(value.hex)
}

const messageSize = (value: Value): number => widthOf(expectBytes(value).hex)

const verifyEcdsa = (message: Uint8Array, signature: Uint8Array, publicKey: Uint8Array): boolean => {
  try {
    return secp256k1.verify(signature, sha256(message), publicKey, {
      prehash: false,
      lowS: false,
      format: 'compact',
    })
  } catch {
    return false
  }
}

const recoverEcdsa = (message: Uint8Array, signature: Uint8Array, recovery: number): Uint8Array => {
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

/** Hashes and signatures. */
export const cryptoBuiltins: readonly (readonly [string, Builtin])[] = [
  ['sha256hash', hashing(sha256)],
  ['keccak256hash', hashing((bytes) => keccak_256(bytes))],
  ['ripemd160hash', hashing((bytes) => ripemd160(bytes))],
  [
    'schnorr_verify',
    builtin(
      3,
      (_, message) => cryptoGas.schnorrVerify(messageSize(message)),
      (key, message, signature) =>
        boolValue(
          verifySchnorr(
            expectMessage(message),
            hexToBytes(expectWidth(signature, 64)),
            hexToBytes(expectWidth(key, 33)),
          ),
        ),
    ),
  ],
  [
    'schnorr_get_address',
    builtin(1, cryptoGas.schnorrAddress, (key) =>
      bytesValue(addressOfPublicKey(hexToBytes(expectWidth(key, 33)))),
    ),
  ],
  [
    'ecdsa_verify',
    builtin(
      3,
      (_, message) => cryptoGas.ecdsaVerify(messageSize(message)),
      (key, message, signature) =>
        boolValue(
          verifyEcdsa(
            expectMessage(message),
            hexToBytes(expectWidth(signature, 64)),
            hexToBytes(expectWidth(key, 33)),
          ),
        ),
    ),
  ],
  [
    'ecdsa_recover_pk',
    builtin(3, cryptoGas.ecdsaRecover, (message, signature, recovery) => {
      const id = expectUint32(recovery)
      if (id > 3)
        throw new ScillaRuntimeError(
          'InvalidArgument',
          'ecdsa_recover_pk: the recovery integer is 0, 1, 2 or 3.',
        )
      return bytesValue(
        bytesToHex(recoverEcdsa(expectMessage(message), hexToBytes(expectWidth(signature, 64)), id)),
      )
    }),
  ],
]
