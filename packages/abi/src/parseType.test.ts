import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyType } from '../test/arbitraryTypes'
import { equalTypes } from './equalTypes'
import { formatType } from './formatType'
import { parseType } from './parseType'

const address = `0x${'aB'.repeat(20)}`

describe('parseType and formatType', () => {
  test.each([
    ['Uint128', 'Uint128'],
    ['  ByStr ', 'ByStr'],
    ['ByStr33', 'ByStr33'],
    ['((String))', 'String'],
    ['Option ByStr20', 'Option (ByStr20)'],
    ['List( Pair String Uint128 )', 'List (Pair (String) (Uint128))'],
    ['Map ByStr20 (Map ByStr20 Uint128)', 'Map (ByStr20) (Map (ByStr20) (Uint128))'],
    ['Map ByStr20 Map ByStr20 Uint128', 'Map (ByStr20) (Map (ByStr20) (Uint128))'],
    ['Map (ByStr20) (List (Option (Bool)))', 'Map (ByStr20) (List (Option (Bool)))'],
    [`List ${address}.Document`, `List (${address.toLowerCase()}.Document)`],
    ['Option ListUtils.Foo', 'Option (ListUtils.Foo)'],
    ['ByStr20 with end', 'ByStr20 with end'],
    ['ByStr20 with library end', 'ByStr20 with library end'],
    ['ByStr20 with _codehash end', 'ByStr20 with _codehash end'],
    ['ByStr20 with contract end', 'ByStr20 with contract end'],
    [
      'ByStr20 with contract field a:Uint128,field b : Map ByStr20 (ByStr20 with end) end',
      'ByStr20 with contract field a : Uint128, field b : Map (ByStr20) (ByStr20 with end) end',
    ],
    ['Option (ByStr20 with end)', 'Option (ByStr20 with end)'],
    ['Uint32 -> Uint32 -> Bool', 'Uint32 -> Uint32 -> Bool'],
    ['(Uint32 -> Uint32) -> Bool', '(Uint32 -> Uint32) -> Bool'],
    ["forall 'A. ('A -> Bool) -> List 'A -> List 'A", "forall 'A. ('A -> Bool) -> List ('A) -> List ('A)"],
    ["forall 'A . forall 'B. Pair 'A 'B", "forall 'A. forall 'B. Pair ('A) ('B)"],
    ["(forall 'A. 'A) -> Bool", "(forall 'A. 'A) -> Bool"],
  ])('%s', (text, formatted) => {
    expect(formatType(parseType(text))).toBe(formatted)
  })

  test.each([
    '',
    ' ',
    '(',
    '()',
    'Uint128)',
    '(Uint128',
    'Uint128 Uint128',
    'ByStr20 Uint128',
    'Map',
    'Map ByStr20',
    'Map String Uint128 Uint128',
    'ByStr0',
    'ByStr01',
    'ByStr20.Foo.Bar',
    'uint128',
    'list String',
    '->',
    'Uint32 ->',
    'forall A. A',
    "forall 'A 'A",
    "'a",
    'ByStr20 with',
    'ByStr20 with contract field a Uint128 end',
    'ByStr20 with contract field a : Uint128',
    'ByStr20 with contract field A : Uint128 end',
    'ByStr20 with contract field a : Uint128, end',
    'ByStr32 with end',
    '0x12.Document',
    'List <address>.Document',
    'List\u00a0String;',
    'Строка',
    'String\u0000',
  ])('%j is no type', (text) => {
    expect(() => parseType(text)).toThrow(expect.objectContaining({ name: 'AbiError', code: 'InvalidType' }))
  })

  test('hostile text ends in an error, soon', () => {
    const tooDeep = expect.objectContaining({ code: 'TooDeep' })
    expect(() => parseType('('.repeat(5000))).toThrow(tooDeep)
    expect(() => parseType('Option ('.repeat(1000))).toThrow(tooDeep)
    expect(() => parseType('Bool -> '.repeat(1000))).toThrow(tooDeep)
    expect(() => parseType("forall 'A. ".repeat(1000))).toThrow(tooDeep)
    expect(() => parseType('Map Bool '.repeat(1000))).toThrow(tooDeep)
    expect(() => parseType('A'.repeat(10_000_000))).toThrow(expect.objectContaining({ code: 'InvalidType' }))
    expect(() => parseType(' '.repeat(19_000) + ';')).toThrow(
      expect.objectContaining({ code: 'InvalidType' }),
    )
  })

  test('every type is read back from its text', () => {
    fc.assert(
      fc.property(anyType, (type) => {
        expect(parseType(formatType(type))).toEqual(type)
      }),
      { numRuns: 1000 },
    )
  })

  test('any other text is an AbiError', () => {
    const piece = fc.constantFrom('Map', 'List', '(', ')', '->', 'forall', "'A", '.', 'ByStr20', 'with', 'end', ',', 'contract', 'field', 'x', ':') // oxfmt-ignore
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join(' ')
        try {
          expect(parseType(formatType(parseType(text)))).toEqual(parseType(text))
        } catch (error) {
          expect(error).toMatchObject({ name: 'AbiError' })
        }
      }),
    )
  })
})

describe('equalTypes', () => {
  const equal = (a: string, b: string) => equalTypes(parseType(a), parseType(b))

  test.each([
    ['List( String )', 'List (String)'],
    ["forall 'A. List 'A", "forall 'B. List 'B"],
    ["forall 'A. forall 'B. Pair 'A 'B", "forall 'B. forall 'A. Pair 'B 'A"],
    [
      'ByStr20 with contract field a : Bool, field b : String end',
      'ByStr20 with contract field b : String, field a : Bool end',
    ],
  ])('%s = %s', (a, b) => {
    expect(equal(a, b)).toBe(true)
    expect(equal(b, a)).toBe(true)
  })

  test.each([
    ['ByStr20', 'ByStr20 with end'],
    ['ByStr20', 'ByStr'],
    ['ByStr20', 'ByStr32'],
    ['Uint32', 'Int32'],
    ['Pair String Bool', 'Pair Bool String'],
    ['List String', 'Option String'],
    ['Foo', 'Foo Bool'],
    ['Map String Bool', 'Map Bool String'],
    [`List ${address}.A`, 'List A'],
    ["'A", "'B"],
    ["forall 'A. 'A", "forall 'A. 'B"],
    ["forall 'A. forall 'B. Pair 'A 'B", "forall 'A. forall 'B. Pair 'B 'A"],
    ["forall 'A. forall 'A. 'A", "forall 'A. forall 'B. 'A"],
    ['Bool -> String', 'String -> Bool'],
    ['ByStr20 with contract end', 'ByStr20 with library end'],
    ['ByStr20 with contract field a : Bool end', 'ByStr20 with contract field a : String end'],
    ['ByStr20 with contract field a : Bool end', 'ByStr20 with contract field b : Bool end'],
    ['ByStr20 with contract field a : Bool end', 'ByStr20 with contract end'],
  ])('%s is not %s', (a, b) => {
    expect(equal(a, b)).toBe(false)
    expect(equal(b, a)).toBe(false)
  })

  test('a type equals itself, and its copy; another one only if its text is the same', () => {
    fc.assert(
      fc.property(anyType, anyType, (a, b) => {
        expect(equalTypes(a, parseType(formatType(a)))).toBe(true)
        expect(equalTypes(a, b)).toBe(equalTypes(b, a))
        if (formatType(a) === formatType(b)) expect(equalTypes(a, b)).toBe(true)
      }),
    )
  })
})
