import { boolType, primitiveType } from '../types/build'
import type { BuiltinRules } from './builtinRule'
import { binary, blockNumberType, fixed, is, isUnsigned } from './signature'
import { notMoney } from './tagRules'

export const blockNumberRules = {
  blt: { type: fixed([blockNumberType, blockNumberType], boolType), tags: notMoney(2) },
  badd: {
    type: binary((block, count) =>
      is(block, blockNumberType) && isUnsigned(count) ? blockNumberType : undefined,
    ),
    tags: notMoney(2),
  },
  bsub: { type: fixed([blockNumberType, blockNumberType], primitiveType('Int256')), tags: notMoney(2) },
} satisfies BuiltinRules
