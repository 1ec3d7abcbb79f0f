import { blockNumberGas, bytesGas, integerGas, stringGas } from './builtinGas'
import { boolValue } from '../values/values'
import {
  builtin,
  expectBlockNumber,
  expectBytes,
  expectInteger,
  expectSameType,
  expectString,
  illTyped,
  widthOf,
  type Builtin,
} from './builtin'
import { textLength } from './textBuiltins'

/** `eq` on integers, strings, byte strings and block numbers. */
export const equalityBuiltin: Builtin = builtin(
  2,
  (a, b) => {
    switch (a.kind) {
      case 'integer':
        return integerGas.simple(a.type)
      case 'bytes':
        return bytesGas.equal(widthOf(a.hex))
      case 'string':
        return stringGas.equal(textLength(a.value), textLength(expectString(b)))
      case 'blockNumber':
        return blockNumberGas.any
      default:
        throw illTyped('an integer, a String, a byte string or a BNum', a)
    }
  },
  (a, b) => {
    switch (a.kind) {
      case 'integer': {
        const other = expectInteger(b)
        expectSameType(a, other)
        return boolValue(a.value === other.value)
      }
      case 'bytes':
        return boolValue(a.hex === expectBytes(b).hex)
      case 'string':
        return boolValue(a.value === expectString(b))
      default:
        return boolValue(expectBlockNumber(a).value === expectBlockNumber(b).value)
    }
  },
)
