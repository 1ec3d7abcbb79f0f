import { bytesToUtf8, utf8ToBytes } from '@tyto/primitives'
import { ScillaRuntimeError } from '../errors/runtimeErrors'
import {
  anyBytesValue,
  bytesValue,
  integerValue,
  stringValue,
  type BytesValue,
  type StringValue,
  type Value,
} from '../values/values'
import { builtin, type Builtins } from './builtin'
import { textSize } from './builtinGas'
import { expectBytes, expectText, expectUint32, illTyped, widthOf } from './expectArgument'
import { isAscii, textLength } from './textLength'

/** The builtins that strings and byte strings have in common. */
export const textBuiltins = {
  concat: builtin(
    2,
    (a, b) =>
      byKind(
        a,
        (text) => textSize(textLength(text)) + textSize(textLength(expectText(b))),
        (bytes) => widthOf(bytes.hex) + widthOf(expectBytes(b).hex),
      ),
    (a, b) =>
      byKind<Value>(
        a,
        (text) => stringValue(text.value + expectText(b).value),
        (bytes) => concatBytes(bytes, b),
      ),
  ),
  substr: builtin(
    3,
    // A part that is not there costs what there is.
    (a, b, c) => Math.min(expectUint32(b) + expectUint32(c), sizeOf(a)),
    (a, b, c) => {
      const start = expectUint32(b)
      const count = expectUint32(c)
      return byKind<Value>(
        a,
        (text) => substring(text, start, count),
        ({ hex }) => {
          checkRange(widthOf(hex), start, count)
          return anyBytesValue(`0x${hex.slice(2 + 2 * start, 2 + 2 * (start + count))}`)
        },
      )
    },
  ),
  strlen: builtin(1, sizeOf, (a) => integerValue('Uint32', BigInt(lengthOf(a)))),
  strrev: builtin(1, sizeOf, (a) =>
    byKind<Value>(a, reverseText, ({ hex, width }) =>
      width < 0 ? anyBytesValue(reverseHex(hex)) : bytesValue(reverseHex(hex)),
    ),
  ),
} satisfies Builtins

function byKind<Result>(
  value: Value,
  onText: (text: StringValue) => Result,
  onBytes: (bytes: BytesValue) => Result,
): Result {
  if (value.kind === 'string') return onText(value)
  if (value.kind === 'bytes') return onBytes(value)
  throw illTyped('a String or a byte string', value)
}

/** The size by which a value is paid for. */
function sizeOf(value: Value): number {
  return byKind(
    value,
    (text) => textSize(textLength(text)),
    ({ hex }) => widthOf(hex),
  )
}

/** In bytes. */
function lengthOf(value: Value): number {
  return byKind(value, textLength, ({ hex }) => widthOf(hex))
}

function concatBytes(a: BytesValue, b: Value): BytesValue {
  const other = expectBytes(b)
  if (a.width < 0 !== other.width < 0) throw illTyped('two byte strings of the same kind', b)
  const hex = `${a.hex}${other.hex.slice(2)}` as const
  return a.width < 0 ? anyBytesValue(hex) : bytesValue(hex)
}

function substring(text: StringValue, start: number, count: number): Value {
  if (isAscii(text)) {
    checkRange(text.value.length, start, count)
    return stringValue(text.value.substring(start, start + count))
  }
  const bytes = utf8ToBytes(text.value)
  checkRange(bytes.length, start, count)
  return textFromBytes(bytes.subarray(start, start + count))
}

function checkRange(length: number, start: number, count: number): void {
  if (start + count > length) {
    throw new ScillaRuntimeError(
      'InvalidArgument',
      `substr: ${start} + ${count} reaches beyond the length ${length}.`,
    )
  }
}

function textFromBytes(bytes: Uint8Array): Value {
  try {
    return stringValue(bytesToUtf8(bytes))
  } catch {
    throw new ScillaRuntimeError('InvalidArgument', 'A part of a text would break a character in two.')
  }
}

function reverseText(text: StringValue): Value {
  return isAscii(text)
    ? stringValue(Array.from(text.value).reverse().join(''))
    : textFromBytes(utf8ToBytes(text.value).reverse())
}

function reverseHex(hex: string): `0x${string}` {
  let reversed: `0x${string}` = '0x'
  for (let i = hex.length - 2; i >= 2; i -= 2) reversed += hex.slice(i, i + 2)
  return reversed as `0x${string}`
}
