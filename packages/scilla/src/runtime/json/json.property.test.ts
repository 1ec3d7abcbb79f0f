import {
  defineAdt,
  integerTypes,
  parseType,
  type AdtDefinitions,
  type IntegerName,
  type AdtType,
} from '@tyto/abi'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ScillaRuntimeError } from '../../errors/runtimeErrors'
import { adtValue, integerValue, NatValue } from '../../values/values'
import { valueFromJson } from './valueFromJson'
import { valueToJson } from './valueToJson'

/** Any JSON that is a value of some type, in the form that `valueToJson` writes. */
const integer = fc
  .constantFrom(...(Object.keys(integerTypes) as IntegerName[]))
  .chain((name) =>
    fc.bigInt(integerTypes[name]).map((value) => [name as string, value.toString() as unknown] as const),
  )
const text = fc.string().map((value) => ['String', value as unknown] as const)
const bytes = fc
  .uint8Array({ maxLength: 8, minLength: 1 })
  .map((value) => [`ByStr${value.length}`, `0x${Buffer.from(value).toString('hex')}` as unknown] as const)
const block = fc.nat().map((value) => ['BNum', String(value) as unknown] as const)
const leaf = fc.oneof(integer, text, bytes, block)

const { typed } = fc.letrec<{ typed: readonly [string, unknown] }>((tie) => ({
  typed: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    tie('typed').map(
      ([type, value]) =>
        [`Option (${type})`, { constructor: 'Some', argtypes: [type], arguments: [value] }] as const,
    ),
    tie('typed').map(([type, value]) => [`List (${type})`, [value, value]] as const),
    fc
      .tuple(leaf, tie('typed'))
      .map(
        ([[keyType, key], [type, value]]) => [`Map (${keyType}) (${type})`, [{ key, val: value }]] as const,
      ),
    fc
      .tuple(tie('typed'), tie('typed'))
      .map(
        ([[a, x], [b, y]]) =>
          [`Pair (${a}) (${b})`, { constructor: 'Pair', argtypes: [a, b], arguments: [x, y] }] as const,
      ),
  ),
}))

const read = (type: string, json: unknown, adts?: AdtDefinitions): unknown =>
  valueToJson(valueFromJson(parseType(type), json, adts))

describe('values and JSON', () => {
  it('go both ways', () => {
    fc.assert(
      fc.property(typed, ([type, json]) => {
        expect(read(type, json)).toEqual(json)
      }),
    )
  })

  it('maps come in both shapes, sorted by key', () => {
    const entries = [
      { key: 'a', val: '1' },
      { key: 'b', val: '2' },
    ]
    expect(read('Map String Uint32', { b: '2', a: '1' })).toEqual(entries)
    expect(read('Map String Uint32', [...entries].reverse())).toEqual(entries)
    const tricky: unknown = JSON.parse('{ "__proto__": "1", "constructor": "2" }')
    expect(read('Map String Uint32', tricky)).toEqual([
      { key: '__proto__', val: '1' },
      { key: 'constructor', val: '2' },
    ])
  })

  it('hex of either case becomes lower case', () => {
    expect(read('ByStr2', '0xABcd')).toBe('0xabcd')
    expect(read('Map ByStr2 Uint32', { '0xABcd': '1' })).toEqual([{ key: '0xabcd', val: '1' }])
  })

  it.each<readonly [string, unknown]>([
    ['Uint32', '4294967296'],
    ['Uint32', '-1'],
    ['Uint32', 1],
    ['Uint32', ''],
    ['Uint32', '0x1'],
    ['Uint32', '1e1'],
    ['Uint256', '9'.repeat(10_000)],
    ['Int32', null],
    ['BNum', '-1'],
    ['String', 5],
    ['ByStr2', '0xabc'],
    ['ByStr2', 'abcd'],
    ['ByStr2', '0xabcdef'],
    ['ByStr20', '0x' + 'zz'.repeat(20)],
    ['Bool', 'True'],
    ['Bool', { constructor: 'Yes', argtypes: [], arguments: [] }],
    ['Bool', { constructor: 'True', argtypes: [], arguments: ['1'] }],
    ['Bool', { constructor: 'True', argtypes: ['Int32'], arguments: [] }],
    ['Bool', { constructor: 'True', arguments: [] }],
    ['Bool', JSON.parse('{ "__proto__": { "constructor": "True", "argtypes": [], "arguments": [] } }')],
    ['Option Int32', { constructor: 'Some', argtypes: ['Int64'], arguments: ['1'] }],
    ['Option Int32', { constructor: '0x12.Some', argtypes: ['Int32'], arguments: ['1'] }],
    ['List Int32', { 0: '1' }],
    ['Map Int32 Int32', [['1', '2']]],
    ['Map Int32 Int32', { x: '2' }],
    ['Message', {}],
    ['Unknown', { constructor: 'Unknown', argtypes: [], arguments: [] }],
  ])('refuse %s from %j', (type, json) => {
    expect(() => read(type, json)).toThrow(ScillaRuntimeError)
  })

  it('refuse a nesting that would exhaust the stack', () => {
    let json: unknown = { constructor: 'Zero', argtypes: [], arguments: [] }
    for (let i = 0; i < 100_000; i++) json = { constructor: 'Succ', argtypes: [], arguments: [json] }
    expect(() => read('Nat', json)).toThrow(ScillaRuntimeError)
    expect(() => valueToJson(new NatValue(100_000))).toThrow(ScillaRuntimeError)
  })

  it('a Nat is written down as a nest of Succ around Zero', () => {
    const json = (count: number): unknown =>
      count === 0
        ? { constructor: 'Zero', argtypes: [], arguments: [] }
        : { constructor: 'Succ', argtypes: [], arguments: [json(count - 1)] }
    fc.assert(
      fc.property(fc.nat({ max: 400 }), (count) => {
        expect(valueToJson(new NatValue(count))).toEqual(json(count))
        expect(valueFromJson(parseType('Nat'), json(count))).toEqual(new NatValue(count))
      }),
    )
  })

  it('long lists are no problem', () => {
    const long = Array.from({ length: 100_000 }, (_, index) => String(index))
    expect(read('List Uint32', long)).toEqual(long)
  })
})

describe('user-defined types', () => {
  const address = `0x${'11'.repeat(20)}`
  const point: AdtType = { kind: 'adt', name: `${address}.Point`, args: [] }
  const adts: AdtDefinitions = new Map([
    [point.name, defineAdt(point.name, [], [['At', parseType('Int32'), parseType('Int32')]])],
  ])
  const json = (constructor: string) => ({ constructor, argtypes: [], arguments: ['1', '-2'] })

  it('are written and read with the address before the constructor', () => {
    const value = valueFromJson(point, json(`${address}.At`), adts)
    expect(value).toEqual(adtValue(point, 'At', [integerValue('Int32', 1n), integerValue('Int32', -2n)]))
    expect(valueToJson(value)).toEqual(json(`${address}.At`))
    expect(() => valueFromJson(point, json('At'), adts)).toThrow(ScillaRuntimeError)
    expect(valueFromJson(point, json(`${address.toUpperCase().replace('X', 'x')}.At`), adts)).toEqual(value)
  })

  it('are not those of another address', () => {
    expect(() => valueFromJson(point, json(`0x${'22'.repeat(20)}.At`), adts)).toThrow(ScillaRuntimeError)
  })
})
