import { BOOL } from '../check/adts'
import { isHashable } from '../check/storability'
import { INCONSISTENT, NOT_MONEY } from '../tags/tag'
import type { BuiltinRule, BuiltinRules } from './builtinRule'
import { anyBytesType, bytesOf, fixed, uint32Type, unary } from './signature'
import { known, notMoney } from './tagRules'

const publicKey = bytesOf(33)
const uncompressedKey = bytesOf(65)
const signature = bytesOf(64)

export const cryptoRules = {
  sha256hash: hash(32),
  keccak256hash: hash(32),
  ripemd160hash: hash(20),
  schnorr_verify: { type: fixed([publicKey, anyBytesType, signature], BOOL), tags: notMoney(3) },
  schnorr_get_address: { type: fixed([publicKey], bytesOf(20)), tags: notMoney(1) },
  ecdsa_verify: {
    type: fixed([publicKey, anyBytesType, signature], BOOL),
    // As in the reference, which calls all that meets it inconsistent.
    tags: known(INCONSISTENT, INCONSISTENT, INCONSISTENT, INCONSISTENT),
  },
  ecdsa_recover_pk: {
    type: fixed([anyBytesType, signature, uint32Type], uncompressedKey),
    tags: notMoney(3),
  },
} satisfies BuiltinRules

function hash(width: number): BuiltinRule {
  return {
    type: unary((type, { definitions }) => (isHashable(type, definitions) ? bytesOf(width) : undefined)),
    tags: known(NOT_MONEY),
    isHash: true,
  }
}
