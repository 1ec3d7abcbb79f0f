import { boolType, bytesType, listType, optionType, pairType } from '../types/build'
import type { BuiltinRules } from './builtinRule'
import { fixed } from './signature'
import { nothingKnown } from './tagRules'

const scalar = bytesType(32)
/** Of the curve's first group. */
const point = pairType(scalar, scalar)
/** Of its second group. */
const secondPoint = pairType(bytesType(64), bytesType(64))

export const curveRules = {
  alt_bn128_G1_add: { type: fixed([point, point], optionType(point)), tags: nothingKnown },
  alt_bn128_G1_mul: { type: fixed([point, scalar], optionType(point)), tags: nothingKnown },
  alt_bn128_G1_neg: { type: fixed([point], optionType(point)), tags: nothingKnown },
  alt_bn128_pairing_product: {
    type: fixed([listType(pairType(point, secondPoint))], optionType(boolType)),
    tags: nothingKnown,
  },
} satisfies BuiltinRules
