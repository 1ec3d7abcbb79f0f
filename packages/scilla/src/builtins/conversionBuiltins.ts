import type { IntegerName } from '@tyto/abi'
import { bigintToBytes, bytesToHex } from '@tyto/primitives'
import { bytesGas, integerGas } from './builtinGas'
import { ScillaRuntimeError } from '../errors/runtimeErrors'
import { fitsInteger, INTEGER_RANGES, parseDecimal } from '../runtime/integers'
import { bytesType, primitiveType } from '../runtime/typeOf'
import {
  adtValue,
  anyBytesValue,
  bytesValue,
  integerValue,
  noneValue,
  someValue,
  stringValue,
  type AdtType,
  type Value,
} from '../values/values'
import {
  builtin,
  expectBytes,
  expectInteger,
  expectUint32,
  illTyped,
  isUnsigned,
  widthOf,
  type Builtin,
} from './builtin'

const NAT: AdtType = { kind: 'adt', name: 'Nat', args: [] }
const ZERO = adtValue(NAT, 'Zero', [])

const toNat = (count: number): Value => {
  let nat = ZERO
  for (let i = 0; i < count; i++) nat = adtValue(NAT, 'Succ', [nat])
  return nat
}

const integerFromBytes = (type: IntegerName, value: Value): Value => {
  const bytes = expectBytes(value)
  if (bytes.width < 0 || bytes.width > INTEGER_RANGES[type].width || !isUnsigned(type)) {
    throw illTyped(`a byte string that fits into ${type}`, value)
  }
  return integerValue(type, bytes.hex === '0x' ? 0n : BigInt(bytes.hex))
}

const toInteger = (type: IntegerName): Builtin =>
  builtin(
    1,
    (a) => {
      switch (a.kind) {
        case 'integer':
        case 'string':
          return integerGas.simple(type)
        case 'bytes':
          return bytesGas.toInteger(type)
        default:
          throw illTyped('an integer, a String or a byte string', a)
      }
    },
    (a) => {
      if (a.kind === 'bytes') return integerFromBytes(type, a)
      const value = a.kind === 'string' ? parseDecimal(a.value) : expectInteger(a).value
      const option = primitiveType(type)
      return value !== undefined && fitsInteger(type, value)
        ? someValue(option, integerValue(type, value))
        : noneValue(option)
    },
  )

const toText = builtin(
  1,
  (a) => {
    if (a.kind === 'bytes') return bytesGas.convert(widthOf(a.hex))
    return integerGas.toText(expectInteger(a).type)
  },
  (a) => stringValue(a.kind === 'bytes' ? a.hex : expectInteger(a).value.toString()),
)

const toAscii = builtin(
  1,
  (a) => bytesGas.convert(widthOf(expectBytes(a).hex)),
  (a) => {
    const { hex } = expectBytes(a)
    let text = ''
    for (let i = 2; i < hex.length; i += 2) {
      const code = parseInt(hex.slice(i, i + 2), 16)
      if (code < 0x20 || code > 0x7e) {
        throw new ScillaRuntimeError(
          'InvalidArgument',
          'to_ascii: the byte string has a character that cannot be printed.',
        )
      }
      text += String.fromCharCode(code)
    }
    return stringValue(text)
  },
)

const toAnyBytes = builtin(
  1,
  (a) => bytesGas.convert(widthOf(expectBytes(a).hex)),
  (a) => anyBytesValue(expectBytes(a).hex),
)

/** `to_bystrX` for one X: from a ByStr (an Option), or from an unsigned integer of X bytes. */
export const toFixedBytes = (width: number): Builtin =>
  builtin(
    1,
    (a) =>
      a.kind === 'integer' ? bytesGas.fromInteger(a.type) : bytesGas.convert(widthOf(expectBytes(a).hex)),
    (a) => {
      if (a.kind === 'integer') {
        if (!isUnsigned(a.type) || INTEGER_RANGES[a.type].width !== width)
          throw illTyped(`an unsigned integer of ${width} bytes`, a)
        return bytesValue(bytesToHex(bigintToBytes(a.value, width)))
      }
      const { hex } = expectBytes(a)
      const type = bytesType(width)
      return widthOf(hex) === width ? someValue(type, bytesValue(hex)) : noneValue(type)
    },
  )

const integerConversions = (Object.keys(INTEGER_RANGES) as IntegerName[]).map(
  (type) => [`to_${type.toLowerCase()}`, toInteger(type)] as const,
)

/** Conversions between integers, text, byte strings and Peano numbers. */
export const conversionBuiltins: readonly (readonly [string, Builtin])[] = [
  ...integerConversions,
  [
    'to_nat',
    builtin(
      1,
      (a) => integerGas.toNat(expectInteger(a).value),
      (a) => toNat(expectUint32(a)),
    ),
  ],
  ['to_string', toText],
  ['to_ascii', toAscii],
  ['to_bystr', toAnyBytes],
]
