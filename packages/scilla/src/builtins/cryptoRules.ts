import { boolType, bytesType } from '../types/build'
import { isHashable } from '../types/storability'
import { inconsistentTag } from '../tags/tag'
import type { BuiltinRule, BuiltinRules } from './builtinRule'
import { anyBytesType, fixed, uint32Type, unary } from './signature'
import { known, notMoney } from './tagRules'

const publicKey = bytesType(33)
const uncompressedKey = bytesType(65)
const signature = bytesType(64)

export const cryptoRules = {
  sha256hash: hash(32),
  keccak256hash: hash(32),
  ripemd160hash: hash(20),
  schnorr_verify: { type: fixed([publicKey, anyBytesType, signature], boolType), tags: notMoney(3) },
  schnorr_get_address: { type: fixed([publicKey], bytesType(20)), tags: notMoney(1) },
  ecdsa_verify: {
    type: fixed([publicKey, anyBytesType, signature], boolType),
    // As in the reference, which calls all that meets it inconsistent.
    tags: known(inconsistentTag, inconsistentTag, inconsistentTag, inconsistentTag),
  },
  ecdsa_recover_pk: {
    type: fixed([anyBytesType, signature, uint32Type], uncompressedKey),
    tags: notMoney(3),
  },
} satisfies BuiltinRules

function hash(width: number): BuiltinRule {
  return {
    type: unary((type, { definitions }) => (isHashable(type, definitions) ? bytesType(width) : undefined)),
    tags: notMoney(1),
    isHash: true,
  }
}
