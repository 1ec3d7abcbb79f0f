import { boolType } from '../types/build'
import type { BuiltinRules } from './builtinRule'
import { binary, integers, is, isInteger, isUnsigned, uint32Type, unary } from './signature'
import { alike, compared, divided, notMoney, scaled } from './tagRules'

export const integerRules = {
  add: { type: integers(), tags: alike },
  sub: { type: integers(), tags: alike },
  mul: { type: integers(), tags: scaled },
  div: { type: integers(), tags: divided },
  rem: { type: integers(), tags: scaled },
  lt: { type: integers(boolType), tags: compared },
  pow: {
    type: binary((base, exponent) => (isInteger(base) && is(exponent, uint32Type) ? base : undefined)),
    tags: notMoney(2),
  },
  isqrt: { type: unary((type) => (isUnsigned(type) ? type : undefined)), tags: alike },
} satisfies BuiltinRules
