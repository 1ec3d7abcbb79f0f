import { boolType } from '../types/build'
import type { BuiltinRules } from './builtinRule'
import { binary, blockNumberType, is, isBytes, isInteger, stringType } from './signature'
import { compared } from './tagRules'

export const equalityRules = {
  eq: {
    type: binary((first, second) => {
      const isComparable =
        isInteger(first) || isBytes(first) || is(first, stringType) || is(first, blockNumberType)
      return isComparable && is(second, first) ? boolType : undefined
    }),
    tags: compared,
  },
} satisfies BuiltinRules
