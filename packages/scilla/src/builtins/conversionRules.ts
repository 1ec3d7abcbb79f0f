import { integerTypes, type IntegerName } from '@tyto/abi'
import { bytesType, natType, optionType, primitiveType } from '../types/build'
import type { BuiltinRule, BuiltinRules } from './builtinRule'
import {
  anyBytesType,
  fixed,
  integerNameOf,
  is,
  isBytes,
  isInteger,
  isUnsigned,
  stringType,
  uint32Type,
  unary,
  type Signature,
} from './signature'
import { alike, converted, inconsistent, nothingKnown, notMoney } from './tagRules'

export const conversionRules = {
  to_int32: { type: toInteger('Int32'), tags: converted },
  to_int64: { type: toInteger('Int64'), tags: converted },
  to_int128: { type: toInteger('Int128'), tags: converted },
  to_int256: { type: toInteger('Int256'), tags: inconsistent },
  to_uint32: { type: toInteger('Uint32'), tags: converted },
  to_uint64: { type: toInteger('Uint64'), tags: converted },
  to_uint128: { type: toInteger('Uint128'), tags: converted },
  to_uint256: { type: toInteger('Uint256'), tags: inconsistent },
  to_nat: { type: fixed([uint32Type], natType), tags: nothingKnown },
  to_string: {
    type: unary((type) => (isInteger(type) || isBytes(type) ? stringType : undefined)),
    tags: alike,
  },
  to_ascii: { type: unary((type) => (isBytes(type) ? stringType : undefined)), tags: inconsistent },
  to_bystr: {
    type: unary((type) => (type.kind === 'bystr' ? anyBytesType : undefined)),
    tags: notMoney(1),
  },
} satisfies BuiltinRules

/** `to_bystrX` for one X: of a ByStr that may be of that length, or of an unsigned integer that is. */
export function toFixedBytesRule(width: number): BuiltinRule {
  return {
    type: unary((type) => {
      if (is(type, anyBytesType)) return optionType(bytesType(width))
      return isUnsigned(type) && widthOf(integerNameOf(type)) === width ? bytesType(width) : undefined
    }),
    tags: nothingKnown,
  }
}

/** From integers and text; unsigned integers from short byte strings too. */
function toInteger(result: IntegerName): Signature {
  return unary((type) => {
    if (isInteger(type) || is(type, stringType)) return optionType(primitiveType(result))
    const fits = type.kind === 'bystr' && isUnsigned(primitiveType(result)) && type.width <= widthOf(result)
    return fits ? primitiveType(result) : undefined
  })
}

/** In bytes; 0 for what is no integer. */
function widthOf(name: IntegerName | undefined): number {
  return name === undefined ? 0 : integerTypes[name].width
}
