import { BOOL, listOf, optionOf, pairOf } from '../check/adts'
import type { BuiltinRules } from './builtinRule'
import { bytesOf, fixed } from './signature'
import { nothingKnown } from './tagRules'

const scalar = bytesOf(32)
/** Of the curve's first group. */
const point = pairOf(scalar, scalar)
/** Of its second group. */
const secondPoint = pairOf(bytesOf(64), bytesOf(64))

export const curveRules = {
  alt_bn128_G1_add: { type: fixed([point, point], optionOf(point)), tags: nothingKnown },
  alt_bn128_G1_mul: { type: fixed([point, scalar], optionOf(point)), tags: nothingKnown },
  alt_bn128_G1_neg: { type: fixed([point], optionOf(point)), tags: nothingKnown },
  alt_bn128_pairing_product: {
    type: fixed([listOf(pairOf(point, secondPoint))], optionOf(BOOL)),
    tags: nothingKnown,
  },
} satisfies BuiltinRules
