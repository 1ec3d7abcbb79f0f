import { boolValue } from '../values/values'
import { builtin, type Builtins } from './builtin'
import { blockNumberGas, simpleGas, textSize } from './builtinGas'
import {
  expectBlockNumber,
  expectBytes,
  expectInteger,
  expectSameType,
  expectText,
  illTyped,
  widthOf,
} from './expectArgument'
import { textLength } from './textLength'

/** `eq` on integers, strings, byte strings and block numbers. */
export const equalityBuiltins = {
  eq: builtin(
    2,
    (a, b) => {
      switch (a.kind) {
        case 'integer':
          return simpleGas(a.type)
        case 'bytes':
          return widthOf(a.hex)
        case 'string':
          return textSize(Math.min(textLength(a), textLength(expectText(b))))
        case 'blockNumber':
          return blockNumberGas
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
          return boolValue(a.value === expectText(b).value)
        default:
          return boolValue(expectBlockNumber(a).value === expectBlockNumber(b).value)
      }
    },
  ),
} satisfies Builtins
