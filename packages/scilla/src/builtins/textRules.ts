import type { ScillaType } from '@tyto/abi'
import { bytesType } from '../types/build'
import type { BuiltinRules } from './builtinRule'
import {
  anyBytesType,
  binary,
  fixed,
  is,
  isBytes,
  oneOf,
  stringType,
  uint32Type,
  unary,
  type BuiltinUse,
} from './signature'
import { inconsistent, notMoney } from './tagRules'

/** The widest byte string that `concat` may make: more than fits into any transaction. */
const widestBytes = 100_000_000

export const textRules = {
  concat: { type: binary(concatenated), tags: notMoney(2) },
  substr: {
    type: oneOf(
      fixed([stringType, uint32Type, uint32Type], stringType),
      fixed([anyBytesType, uint32Type, uint32Type], anyBytesType),
    ),
    tags: notMoney(3),
  },
  strlen: {
    type: oneOf(fixed([stringType], uint32Type), fixed([anyBytesType], uint32Type)),
    tags: notMoney(1),
  },
  strrev: { type: unary(reversed), tags: inconsistent },
} satisfies BuiltinRules

function concatenated(first: ScillaType, second: ScillaType): ScillaType | undefined {
  if (first.kind === 'bystr' && second.kind === 'bystr') {
    const width = first.width + second.width
    return width <= widestBytes ? bytesType(width) : undefined
  }
  if (is(first, stringType) && is(second, stringType)) return stringType
  return is(first, anyBytesType) && is(second, anyBytesType) ? anyBytesType : undefined
}

/** On the chain the reverse of an address counts as text (its value is the reversed bytes); contracts rely on it. */
function reversed(type: ScillaType, { written }: BuiltinUse): ScillaType | undefined {
  if (written[0]?.kind === 'address') return stringType
  return is(type, stringType) || isBytes(type) ? type : undefined
}
