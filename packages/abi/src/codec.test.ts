import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dataType, integerOf, valueOf } from '../test/arbitraryTypes'
import { adtDefinitions } from './describedAdts'
import type { CodecContext } from './codecContext'
import { decodeValue } from './decodeValue'
import { encodeMapKey, encodeValue } from './encodeValue'
import { boundingType, integerTypes } from './integerTypes'
import { parseType } from './parseType'
import type { IntegerName, ScillaJson } from './types'

const self = `0x${'a1'.repeat(20)}` as const
const other = `0x${'B2'.repeat(20)}`

const context: CodecContext = {
  selfAddress: self,
  definitions: adtDefinitions([
    { tname: 'Status', tparams: [], tmap: [{ cname: 'On', argtypes: [] }, { cname: 'Off', argtypes: [] }] }, // oxfmt-ignore
    { tname: 'Tree', tparams: ["'A"], tmap: [{ cname: 'Leaf', argtypes: [] }, { cname: 'Node', argtypes: ["Tree 'A", "'A", "Tree 'A"] }] }, // oxfmt-ignore
    {
      tname: 'Holder',
      tparams: [],
      tmap: [{ cname: 'Hold', argtypes: ['Option Status', 'Map ByStr20 Status'] }],
    },
  ]),
}

const encode = (type: string, value: unknown) => encodeValue(parseType(type), value, context)
const decode = (type: string, json: unknown) => decodeValue(parseType(type), json, context)
const failing = (code: string, path?: string) =>
  expect.objectContaining({ name: 'AbiError', code, ...(path === undefined ? {} : { path }) })
const adt = (constructor: string, argtypes: string[], args: ScillaJson[]) => ({
  constructor,
  argtypes,
  arguments: args,
})

describe('an own type with the name of one of the language', () => {
  test.each(['Bool', 'Nat', 'Option'])('is not read as that: %s', (name) => {
    const zero = { constructor: `${self}.Zero`, argtypes: [], arguments: [] }
    expect(() => decode(`${self}.${name}`, zero)).toThrow(failing('UnknownType'))
    expect(() => decode('Bool', adt(`${self}.True`, [], []))).toThrow(failing('UnknownConstructor'))
  })
})

describe('the JSON of the chain', () => {
  test.each<[string, unknown, ScillaJson]>([
    ['Uint128', 5n, '5'],
    ['Int32', -5n, '-5'],
    ['BNum', 100n, '100'],
    ['String', 'a "quoted" text', 'a "quoted" text'],
    ['ByStr', '0x', '0x'],
    ['ByStr3', '0x0a0b0c', '0x0a0b0c'],
    ['ByStr20 with end', self, self],
    ['Bool', true, adt('True', [], [])],
    ['Bool', false, adt('False', [], [])],
    ['Option Uint128', null, adt('None', ['Uint128'], [])],
    ['Option Uint128', 7n, adt('Some', ['Uint128'], ['7'])],
    ['Option (ByStr20 with end)', self, adt('Some', ['ByStr20'], [self])],
    ['List String', ['a', 'b'], ['a', 'b']],
    ['Pair String Uint128', ['a', 1n], adt('Pair', ['String', 'Uint128'], ['a', '1'])],
    ['Map ByStr20 Bool', new Map([[self, true]]), [{ key: self, val: adt('True', [], []) }]],
    ['Map Uint32 (Map String Uint32)', new Map([[1n, new Map([['a', 2n]])]]), [{ key: '1', val: [{ key: 'a', val: '2' }] }]], // oxfmt-ignore
    ['Status', { constructor: 'On', arguments: [] }, adt(`${self}.On`, [], [])],
    [
      'Holder',
      { constructor: 'Hold', arguments: [{ constructor: 'Off', arguments: [] }, new Map()] },
      adt(`${self}.Hold`, [], [adt('Some', [`${self}.Status`], [adt(`${self}.Off`, [], [])]), []]),
    ],
    ['Tree Bool', { constructor: 'Leaf', arguments: [] }, adt(`${self}.Leaf`, ['Bool'], [])],
    ['Nat', { constructor: 'Succ', arguments: [{ constructor: 'Zero', arguments: [] }] }, adt('Succ', [], [adt('Zero', [], [])])], // oxfmt-ignore
  ])('%s %#', (type, value, json) => {
    expect(encode(type, value)).toEqual(json)
    expect(decode(type, JSON.parse(JSON.stringify(json)))).toEqual(value)
  })

  test('a type of another contract keeps its own prefix', () => {
    const type = `${other}.Status`
    expect(encode(type, { constructor: 'On', arguments: [] })).toEqual(
      adt(`${other.toLowerCase()}.On`, [], []),
    )
  })

  test('values of every type come back', () => {
    const typeAndValue = dataType.chain((type) => fc.tuple(fc.constant(type), valueOf(type)))
    fc.assert(
      fc.property(typeAndValue, ([type, value]) => {
        const json: unknown = JSON.parse(JSON.stringify(encodeValue(type, value)))
        expect(decodeValue(type, json)).toEqual(value)
      }),
      { numRuns: 500 },
    )
  })

  test('maps are read from objects too, __proto__ and constructor being names like others', () => {
    const json: unknown = JSON.parse('{ "__proto__": "1", "constructor": "2", "a": "3" }')
    const map = new Map([['__proto__', 1n], ['constructor', 2n], ['a', 3n]]) // oxfmt-ignore
    expect(decode('Map String Uint32', json)).toEqual(map)
    expect(decode('Map String Uint32', encode('Map String Uint32', map))).toEqual(map)
    expect(decode('Map ByStr1 (Map Uint32 String)', { '0xAB': { 1: 'x' } })).toEqual(new Map([['0xab', new Map([[1n, 'x']])]])) // oxfmt-ignore
    expect(decode('Map String Uint32', {})).toEqual(new Map())
    expect(decode('Map String Uint32', [])).toEqual(new Map())
  })

  test('names of user types have any prefix or none, hex any case', () => {
    for (const name of [`${other}.On`, `${self}.On`, 'On']) {
      expect(decode('Status', adt(name, [], []))).toEqual({ constructor: 'On', arguments: [] })
    }
    expect(decode('ByStr20', other)).toBe(other.toLowerCase())
  })

  test('keys of state queries', () => {
    expect(encodeMapKey(parseType('ByStr20 with end'), self)).toBe(self)
    expect(encodeMapKey(parseType('Int32'), -1n)).toBe('-1')
    expect(encodeMapKey(parseType('String'), '')).toBe('')
    for (const type of ['Bool', 'List String', 'Map String String', "'A"]) {
      expect(() => encodeMapKey(parseType(type), true)).toThrow(failing('InvalidType'))
    }
  })
})

describe('bounds', () => {
  const names = [
    'Int32',
    'Int64',
    'Int128',
    'Int256',
    'Uint32',
    'Uint64',
    'Uint128',
    'Uint256',
    'BNum',
  ] as const

  test.each(names)('%s ends where its bits end', (name) => {
    const bits = name === 'BNum' ? 256 : Number(/[0-9]+/.exec(name)?.[0])
    const [least, most] = name.startsWith('Int')
      ? [-(2n ** BigInt(bits - 1)), 2n ** BigInt(bits - 1) - 1n]
      : [0n, 2n ** BigInt(bits) - 1n]
    expect(integerTypes[boundingType(name)!]).toMatchObject({ min: least, max: most })
    for (const fits of [least, most]) expect(decode(name, encode(name, fits))).toBe(fits)
    for (const beyond of [least - 1n, most + 1n]) {
      expect(() => encode(name, beyond)).toThrow(failing('OutOfRange'))
      expect(() => decode(name, beyond.toString())).toThrow(failing('OutOfRange'))
    }
  })

  test('integers of every size come back', () => {
    const sized = fc
      .constantFrom<IntegerName | 'BNum'>(...names)
      .chain((name) => fc.tuple(fc.constant(name), integerOf(name)))
    fc.assert(fc.property(sized, ([name, value]) => decode(name, encode(name, value)) === value))
  })

  test.each([1, 20, 32, 33, 64])('ByStr%i has one width', (width) => {
    for (const wrong of [width - 1, width + 1]) {
      expect(() => encode(`ByStr${width}`, `0x${'00'.repeat(wrong)}`)).toThrow(failing('WrongWidth'))
      expect(() => decode(`ByStr${width}`, `0x${'00'.repeat(wrong)}`)).toThrow(failing('WrongWidth'))
    }
  })
})

describe('values that do not fit', () => {
  test.each<[string, unknown, string]>([
    ['Uint128', 5, 'WrongShape'],
    ['Uint128', '5', 'WrongShape'],
    ['Uint128', null, 'WrongShape'],
    ['String', 5n, 'WrongShape'],
    ['String', 'half a pair \ud800', 'WrongShape'],
    ['ByStr20', other, 'WrongShape'],
    ['ByStr20', self.slice(2), 'WrongShape'],
    ['ByStr', '0x0', 'WrongShape'],
    ['Bool', 'True', 'WrongShape'],
    ['Option Uint128', undefined, 'WrongShape'],
    ['List String', new Set(), 'WrongShape'],
    ['List String', ['a', , 'b'], 'WrongShape'], // oxlint-disable-line no-sparse-arrays
    ['Pair String String', ['a'], 'WrongShape'],
    ['Pair String String', ['a', 'b', 'c'], 'WrongShape'],
    ['Map String String', { a: 'b' }, 'WrongShape'],
    ['Map Uint32 String', new Map([[1, 'b']]), 'WrongShape'],
    ['Map Bool String', new Map([[true, 'b']]), 'InvalidType'],
    ['Status', 'On', 'WrongShape'],
    ['Status', {}, 'WrongShape'],
    ['Status', { arguments: [] }, 'WrongShape'],
    ['Status', { constructor: 'On' }, 'WrongShape'],
    ['Status', { constructor: 'On', arguments: [1n] }, 'WrongShape'],
    ['Status', { constructor: 'toString', arguments: [] }, 'UnknownConstructor'],
    ['Status', { constructor: `${self}.On`, arguments: [] }, 'UnknownConstructor'],
    ['Unheard', { constructor: 'On', arguments: [] }, 'UnknownType'],
    ['Status Bool', { constructor: 'On', arguments: [] }, 'InvalidType'],
    ['Tree', { constructor: 'Leaf', arguments: [] }, 'InvalidType'],
    ['Option', null, 'InvalidType'],
    ['Option (Option Bool)', null, 'InvalidType'],
    ['List Bool Bool', [], 'InvalidType'],
    ['Message', {}, 'InvalidType'],
    ['Bool -> Bool', true, 'InvalidType'],
    ["'A", 1n, 'InvalidType'],
  ])('%s %#', (type, value, code) => {
    expect(() => encode(type, value)).toThrow(failing(code))
  })

  test('the error leads to the place', () => {
    const path = '[1].arguments[1]["0x' + '00'.repeat(20) + '"]'
    const hold = (status: unknown) => ({ constructor: 'Hold', arguments: [null, new Map([[`0x${'00'.repeat(20)}`, status]])] }) // oxfmt-ignore
    const on = { constructor: 'On', arguments: [] }
    expect(() => encode('List Holder', [hold(on), hold({ ...on, constructor: 'Of' })])).toThrow(
      failing('UnknownConstructor', path),
    )
  })

  test('a type of the contract needs its address', () => {
    const { definitions } = context
    const on = { constructor: 'On', arguments: [] }
    expect(() => encodeValue(parseType('Status'), on, { definitions })).toThrow(failing('WrongContract'))
    expect(() => encodeValue(parseType('Status'), on)).toThrow(failing('UnknownType'))
  })

  test('a value that contains itself ends in an error', () => {
    const node: { constructor: string; arguments: unknown[] } = { constructor: 'Succ', arguments: [] }
    node.arguments.push(node)
    expect(() => encode('Nat', node)).toThrow(failing('TooDeep'))
  })
})

describe('hostile JSON', () => {
  const some = adt('Some', ['Uint128'], ['1'])

  test.each<[string, unknown, string]>([
    ['Uint128', 5, 'WrongShape'],
    ['Uint128', '0x5', 'WrongShape'],
    ['Uint128', '1e3', 'WrongShape'],
    ['Uint128', '', 'WrongShape'],
    ['Uint128', ' 5', 'WrongShape'],
    ['Uint128', '-5', 'OutOfRange'],
    ['Uint128', '9'.repeat(1_000_000), 'WrongShape'],
    ['Uint128', ['5'], 'WrongShape'],
    ['Int32', '--5', 'WrongShape'],
    ['String', 5, 'WrongShape'],
    ['String', null, 'WrongShape'],
    ['String', undefined, 'WrongShape'],
    ['ByStr20', self.slice(2), 'WrongShape'],
    ['ByStr20', `0x${'zz'.repeat(20)}`, 'WrongShape'],
    ['ByStr', '0x0', 'WrongShape'],
    ['Bool', true, 'WrongShape'],
    ['Bool', {}, 'WrongShape'],
    ['Bool', 'True', 'WrongShape'],
    ['Bool', adt('Maybe', [], []), 'UnknownConstructor'],
    ['Bool', adt('True', [], ['1']), 'UnknownConstructor'],
    ['Bool', adt(`${self}.True`, [], []), 'UnknownConstructor'],
    ['Bool', adt('True', ['Bool'], []), 'WrongShape'],
    ['Option Uint128', null, 'WrongShape'],
    ['Option Uint128', { constructor: 'None' }, 'WrongShape'],
    ['Option Uint128', { ...some, arguments: { 0: '1', length: 1 } }, 'WrongShape'],
    ['Option Uint128', { ...some, argtypes: [5] }, 'WrongShape'],
    ['Option Uint128', { ...some, arguments: [] }, 'UnknownConstructor'],
    ['Option Uint128', Object.create(some), 'WrongShape'],
    ['Option Uint128', [some], 'WrongShape'],
    ['List Uint128', '12', 'WrongShape'],
    ['List Uint128', { length: 1, 0: '1' }, 'WrongShape'],
    ['List Uint128', ['1', 2], 'WrongShape'],
    ['Pair Uint32 Uint32', ['1', '2'], 'WrongShape'],
    ['Pair Uint32 Uint32', adt('Pair', ['Uint32', 'Uint32'], ['1']), 'UnknownConstructor'],
    ['Map String Uint32', null, 'WrongShape'],
    ['Map String Uint32', 'a', 'WrongShape'],
    ['Map String Uint32', [['a', '1']], 'WrongShape'],
    ['Map String Uint32', [{ key: 'a' }], 'WrongShape'],
    ['Map String Uint32', [{ key: 'a', val: '1' }, { key: 'a', val: '2' }], 'WrongShape'], // oxfmt-ignore
    ['Map ByStr1 Uint32', { '0xab': '1', '0xAB': '2' }, 'WrongShape'],
    ['Map Uint32 Uint32', { a: '1' }, 'WrongShape'],
    ['Map Bool Uint32', { a: '1' }, 'InvalidType'],
    ['Status', {}, 'WrongShape'],
    ['Status', adt('constructor', [], []), 'UnknownConstructor'],
    ['Status', adt('__proto__', [], []), 'UnknownConstructor'],
    ['Status', adt('0x12.On', [], []), 'UnknownConstructor'],
    ['Status', adt('On', [], ['x']), 'WrongShape'],
    ['Tree Uint32', adt('Node', ['Uint32'], [adt('Leaf', ['Uint32'], []), 'x', adt('Leaf', ['Uint32'], [])]), 'WrongShape'], // oxfmt-ignore
    ['Unheard', adt('On', [], []), 'UnknownType'],
    ['Option (Option Bool)', adt('None', ['Option (Bool)'], []), 'InvalidType'],
    ['Event', {}, 'InvalidType'],
    ['Bool -> Bool', '<closure>', 'InvalidType'],
  ])('%s %#', (type, json, code) => {
    expect(() => decode(type, json)).toThrow(failing(code))
  })

  test('deep nesting ends in an error', () => {
    let json: ScillaJson = adt('Zero', [], [])
    for (let depth = 0; depth < 100_000; depth++) json = adt('Succ', [], [json])
    expect(() => decode('Nat', json)).toThrow(failing('TooDeep'))
  })

  test('any JSON is a value or an AbiError', () => {
    fc.assert(
      fc.property(dataType, fc.jsonValue(), (type, json) => {
        try {
          decodeValue(type, json)
        } catch (error) {
          expect(error).toMatchObject({ name: 'AbiError' })
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('long byte strings are no problem', () => {
    const long = `0x${'Ab'.repeat(2_000_000)}`
    expect(decode('ByStr', long)).toBe(long.toLowerCase())
  })
})
