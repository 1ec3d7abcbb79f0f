import { fitsInteger, integerTypes, type IntegerName } from '@tyto/abi'
import { bytesType, primitiveType } from '../types/build'
import { parseDecimal } from '../values/parseDecimal'
import { bigintToBytes, bytesToHex } from '@tyto/primitives'
import { ScillaRuntimeError } from '../errors/runtimeErrors'
import {
  anyBytesValue,
  bytesValue,
  integerValue,
  NatValue,
  noneValue,
  someValue,
  stringValue,
  type Value,
} from '../values/values'
import { builtin, type Builtin, type Builtins } from './builtin'
import { simpleGas } from './builtinGas'
import { expectBytes, expectInteger, expectUint32, illTyped, isUnsigned, widthOf } from './expectArgument'

/** Conversions between integers, text, byte strings and Peano numbers. */
export const conversionBuiltins = {
  to_int32: toInteger('Int32'),
  to_int64: toInteger('Int64'),
  to_int128: toInteger('Int128'),
  to_int256: toInteger('Int256'),
  to_uint32: toInteger('Uint32'),
  to_uint64: toInteger('Uint64'),
  to_uint128: toInteger('Uint128'),
  to_uint256: toInteger('Uint256'),
  to_nat: builtin(1, expectUint32, (a) => new NatValue(expectUint32(a))),
  to_string: builtin(
    1,
    (a) => (a.kind === 'bytes' ? widthOf(a.hex) : integerTypes[expectInteger(a).type].width),
    (a) => stringValue(a.kind === 'bytes' ? a.hex : expectInteger(a).value.toString()),
  ),
  to_ascii: builtin(1, byteGas, (a) => toAscii(expectBytes(a).hex)),
  to_bystr: builtin(1, byteGas, (a) => anyBytesValue(expectBytes(a).hex)),
} satisfies Builtins

/** `to_bystrX` for one X: from a ByStr (an Option), or from an unsigned integer of X bytes. */
export function toFixedBytes(width: number): Builtin {
  return builtin(
    1,
    () => width,
    (a) => {
      if (a.kind === 'integer') {
        if (!isUnsigned(a.type) || integerTypes[a.type].width !== width)
          throw illTyped(`an unsigned integer of ${width} bytes`, a)
        return bytesValue(bytesToHex(bigintToBytes(a.value, width)))
      }
      const { hex } = expectBytes(a)
      const type = bytesType(width)
      return widthOf(hex) === width ? someValue(type, bytesValue(hex)) : noneValue(type)
    },
  )
}

function byteGas(value: Value): number {
  return widthOf(expectBytes(value).hex)
}

function toInteger(type: IntegerName): Builtin {
  return builtin(
    1,
    (a) => {
      switch (a.kind) {
        case 'integer':
        case 'string':
          return simpleGas(type)
        case 'bytes':
          return integerTypes[type].width
        default:
          throw illTyped('an integer, a String or a byte string', a)
      }
    },
    (a) => {
      if (a.kind === 'bytes') return integerFromBytes(type, a)
      const value = a.kind === 'string' ? textAsInteger(type, a.value) : expectInteger(a).value
      const option = primitiveType(type)
      return value !== undefined && fitsInteger(type, value)
        ? someValue(option, integerValue(type, value))
        : noneValue(option)
    },
  )
}

/** For the reference a text with a plus is no number of 256 bits, nor is a zero with a minus an unsigned one, though of fewer bits they are. */
function textAsInteger(type: IntegerName, text: string): bigint | undefined {
  const refused = { Int256: /^\+/, Uint256: /^(\+|-0*$)/ }[type as string]
  return refused?.test(text) ? undefined : parseDecimal(text)
}

function integerFromBytes(type: IntegerName, value: Value): Value {
  const bytes = expectBytes(value)
  if (bytes.width < 0 || bytes.width > integerTypes[type].width || !isUnsigned(type)) {
    throw illTyped(`a byte string that fits into ${type}`, value)
  }
  return integerValue(type, bytes.hex === '0x' ? 0n : BigInt(bytes.hex))
}

const firstPrintable = 0x20
const lastPrintable = 0x7e
/** Backspace, tab, line feed, form feed and carriage return: what the escapes of a text stand for. */
const escaped: ReadonlySet<number> = new Set([0x08, 0x09, 0x0a, 0x0c, 0x0d])

function toAscii(hex: string): Value {
  let text = ''
  for (let i = 2; i < hex.length; i += 2) {
    const code = parseInt(hex.slice(i, i + 2), 16)
    if ((code < firstPrintable || code > lastPrintable) && !escaped.has(code)) {
      throw new ScillaRuntimeError(
        'InvalidArgument',
        'to_ascii: the byte string has a character that cannot be printed.',
      )
    }
    text += String.fromCharCode(code)
  }
  return stringValue(text)
}
