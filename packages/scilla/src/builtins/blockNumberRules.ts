import { BOOL } from '../check/adts'
import type { BuiltinRules } from './builtinRule'
import { binary, blockNumberType, fixed, integerType, is, isUnsigned } from './signature'
import { notMoney } from './tagRules'

export const blockNumberRules = {
  blt: { type: fixed([blockNumberType, blockNumberType], BOOL), tags: notMoney(2) },
  badd: {
    type: binary((block, count) =>
      is(block, blockNumberType) && isUnsigned(count) ? blockNumberType : undefined,
    ),
    tags: notMoney(2),
  },
  bsub: { type: fixed([blockNumberType, blockNumberType], integerType('Int256')), tags: notMoney(2) },
} satisfies BuiltinRules
