/**
 * Literals.
 *
 * ```
 * literal = INTEGERTYPE NUMBER | 'BNum' NUMBER | 'String' NUMBER | STRING | HEX | 'Emp' key value
 * ```
 */
import { fitsInteger, isIntegerName } from '@tyto/abi'
import type { Literal } from './ast'
import { readMapKey, readMapValue } from './readType'
import type { TokenReader } from './tokenReader'

/** More digits than any integer type can hold; longer ones are not turned into a number. */
const longestNumber = 100

export function atLiteral(reader: TokenReader): boolean {
  const { kind } = reader.peek()
  if (kind === 'string' || reader.at('Emp')) return true
  if (kind === 'hex') return !reader.atAhead(1, '.')
  return kind === 'capitalId' && reader.peek(1).kind === 'number'
}

export function readLiteral(reader: TokenReader): Literal {
  const token = reader.next()
  const { loc } = token
  if (token.kind === 'string') return { kind: 'string', value: token.text, loc }
  if (token.kind === 'hex') {
    return { kind: 'bytes', hex: `0x${token.text.slice(2)}`, width: token.text.length / 2 - 1, loc }
  }
  if (token.text === 'Emp') {
    const keyType = readMapKey(reader)
    const valueType = readMapValue(reader)
    return { kind: 'emptyMap', keyType, valueType, loc: reader.since(loc.start) }
  }
  return number(reader, token.text, loc.start)
}

/** After the name of the type. */
function number(reader: TokenReader, type: string, start: Literal['loc']['start']): Literal {
  const digits = reader.next().text
  const loc = reader.since(start)
  const value = digits.length > longestNumber ? undefined : BigInt(digits)
  if (isIntegerName(type) && value !== undefined && fitsInteger(type, value)) {
    return { kind: 'integer', type, value, loc }
  }
  if (type === 'BNum' && value !== undefined && value >= 0n) return { kind: 'blockNumber', value, loc }
  // The reference takes the digits for the text.
  if (type === 'String') return { kind: 'string', value: digits, loc }
  const shown = digits.length > longestNumber ? `${digits.slice(0, longestNumber)}...` : digits
  const known = isIntegerName(type) || type === 'BNum'
  return reader.failAt(loc, known ? `${shown} is no ${type}.` : `The type ${type} has no number literals.`)
}
