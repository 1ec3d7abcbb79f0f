import { bytesToUtf8, utf8ToBytes } from '@tyto/primitives'
import { bytesGas, stringGas } from './builtinGas'
import { ScillaRuntimeError } from '../errors/runtimeErrors'
import {
  anyBytesValue,
  bytesValue,
  integerValue,
  stringValue,
  type BytesValue,
  type Value,
} from '../values/values'
import { builtin, expectBytes, expectString, expectUint32, illTyped, widthOf, type Builtin } from './builtin'

// Scilla counts the bytes of a text. Contracts write ASCII, where bytes and characters are the same; anything else
// takes the slow path over UTF-8.
const NOT_ASCII = /[^\0-\x7f]/
const isAscii = (text: string): boolean => !NOT_ASCII.test(text)

export const textLength = (text: string): number => (isAscii(text) ? text.length : utf8ToBytes(text).length)

const textFromBytes = (bytes: Uint8Array): Value => {
  try {
    return stringValue(bytesToUtf8(bytes))
  } catch {
    throw new ScillaRuntimeError('InvalidArgument', 'A part of a text would break a character in two.')
  }
}

const checkRange = (length: number, start: number, count: number): void => {
  if (start + count > length) {
    throw new ScillaRuntimeError(
      'InvalidArgument',
      `substr: ${start} + ${count} reaches beyond the length ${length}.`,
    )
  }
}

const substring = (text: string, start: number, count: number): Value => {
  if (isAscii(text)) {
    checkRange(text.length, start, count)
    return stringValue(text.substring(start, start + count))
  }
  const bytes = utf8ToBytes(text)
  checkRange(bytes.length, start, count)
  return textFromBytes(bytes.subarray(start, start + count))
}

const reverseHex = (hex: string): `0x${string}` => {
  let reversed: `0x${string}` = '0x'
  for (let i = hex.length - 2; i >= 2; i -= 2) reversed += hex.slice(i, i + 2)
  return reversed as `0x${string}`
}

const reverseText = (text: string): Value =>
  isAscii(text)
    ? stringValue(Array.from(text).reverse().join(''))
    : textFromBytes(utf8ToBytes(text).reverse())

const concatBytes = (a: BytesValue, b: Value): BytesValue => {
  const other = expectBytes(b)
  if (a.width < 0 !== other.width < 0) throw illTyped('two byte strings of the same kind', b)
  const hex = `${a.hex}${other.hex.slice(2)}` as const
  return a.width < 0 ? anyBytesValue(hex) : bytesValue(hex)
}

const byKind = <Result>(
  value: Value,
  onText: (text: string) => Result,
  onBytes: (bytes: BytesValue) => Result,
): Result => {
  if (value.kind === 'string') return onText(value.value)
  if (value.kind === 'bytes') return onBytes(value)
  throw illTyped('a String or a byte string', value)
}

/** What strings and byte strings have in common: concat, substr, strlen, strrev. */
export const textBuiltins: readonly (readonly [string, Builtin])[] = [
  [
    'concat',
    builtin(
      2,
      (a, b) =>
        byKind(
          a,
          (text) => stringGas.concat(textLength(text), textLength(expectString(b))),
          (bytes) => bytesGas.concat(widthOf(bytes.hex), widthOf(expectBytes(b).hex)),
        ),
      (a, b) =>
        byKind<Value>(
          a,
          (text) => stringValue(text + expectString(b)),
          (bytes) => concatBytes(bytes, b),
        ),
    ),
  ],
  [
    'substr',
    builtin(
      3,
      (a, b, c) =>
        byKind(
          a,
          (text) => stringGas.substring(textLength(text), expectUint32(b), expectUint32(c)),
          (bytes) => bytesGas.substring(widthOf(bytes.hex), expectUint32(b), expectUint32(c)),
        ),
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
  ],
  [
    'strlen',
    builtin(
      1,
      (a) =>
        byKind(
          a,
          (text) => stringGas.length(textLength(text)),
          ({ hex }) => bytesGas.length(widthOf(hex)),
        ),
      (a) => integerValue('Uint32', BigInt(byKind(a, textLength, ({ hex }) => widthOf(hex)))),
    ),
  ],
  [
    'strrev',
    builtin(
      1,
      (a) =>
        byKind(
          a,
          (text) => stringGas.reverse(textLength(text)),
          ({ hex }) => bytesGas.reverse(widthOf(hex)),
        ),
      (a) =>
        byKind<Value>(a, reverseText, ({ hex, width }) =>
          width < 0 ? anyBytesValue(reverseHex(hex)) : bytesValue(reverseHex(hex)),
        ),
    ),
  ],
]
