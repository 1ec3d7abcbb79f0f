import { encodeValue, formatType, parseType, type ScillaJson, type ScillaType } from '@tyto/abi'
import { didWallet } from '@tyto/contracts'
import { addLink, domainId } from '@tyto/identity'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { definitionsOf } from './definitions'
import { jsonText, showValue, type ShownValue } from './shownValue'
import { unitOfField } from './units'

const address = '0x2d7e1a96ac0592cd1ac2c58aa1662de6fe71c5b9'

describe('showValue', () => {
  it('shows values by their type', () => {
    expect(showValue('Uint128', '5')).toEqual({ kind: 'number', value: 5n })
    expect(showValue('BNum', '5')).toEqual({ kind: 'block', value: 5n })
    expect(showValue('String', '5')).toEqual({ kind: 'text', text: '5' })
    const shown = { kind: 'address', address, name: null }
    expect(showValue('ByStr20', address.toUpperCase().replace('0X', '0x'))).toEqual(shown)
    expect(showValue('ByStr20 with end', address)).toEqual(shown)
    expect(showValue('String', address)).toEqual({ kind: 'text', text: address })
    expect(showValue('ByStr33', `0x${'ab'.repeat(33)}`)).toEqual({
      kind: 'bytes',
      bytes: `0x${'ab'.repeat(33)}`,
    })
    expect(
      showValue('Option (Uint32)', { constructor: 'Some', argtypes: ['Uint32'], arguments: ['7'] }),
    ).toEqual({ kind: 'option', value: { kind: 'number', value: 7n } })
    expect(
      showValue('Option (Uint32)', { constructor: 'None', argtypes: ['Uint32'], arguments: [] }),
    ).toEqual({
      kind: 'option',
      value: null,
    })
    expect(showValue('List (String)', ['a'])).toEqual({
      kind: 'list',
      items: [{ kind: 'text', text: 'a' }],
      left: 0,
    })
    const map = {
      kind: 'map',
      entries: [{ key: { kind: 'text', text: '__proto__' }, value: { kind: 'number', value: 1n } }],
      left: 0,
    }
    expect(showValue('Map (String) (Uint32)', JSON.parse('{"__proto__": "1"}'))).toEqual(map)
    expect(showValue('Map (String) (Uint32)', [{ key: '__proto__', val: '1' }])).toEqual(map)
  })

  it("shows a contract's own types with the types of their arguments", () => {
    const link = addLink('site', 'Site', 'https://a.example')
    const definitions = definitionsOf(didWallet.description.vname)
    const json = encodeValue(parseType('Document'), link, { selfAddress: address, definitions })
    const shown = showValue(`${address}.Document`, json, { definitions })
    expect(shown).toMatchObject({
      kind: 'constructed',
      name: 'Service',
      parts: [
        { kind: 'constructed', name: 'Add', parts: [] },
        { kind: 'text', text: 'site' },
        { kind: 'constructed', name: 'Uri' },
      ],
    })
    // Without the definitions, the shape of the values is enough.
    expect(showValue(`${address}.Document`, json)).toEqual(shown)
  })

  it('names what is known', () => {
    const hash = domainId('heron')
    const names = {
      nameOfAddress: () => 'alice.ssi',
      domainOfHash: (each: string) => (each === hash ? 'heron' : null),
    }
    expect(showValue('ByStr20', address, { names })).toMatchObject({ name: 'alice.ssi' })
    const known = { kind: 'hash', hash, domain: 'heron' }
    for (const type of ['ByStr32', 'ByStr', 'String', null])
      expect(showValue(type, hash, { names })).toEqual(known)
    expect(showValue('ByStr32', domainId('owl'), { names })).toMatchObject({ domain: null })
  })

  it('counts amounts in the unit of their place, and nothing that is a key', () => {
    const unitAt = (keys: readonly string[]) => unitOfField({ name: 'InitDid' }, 'utility', keys)
    const prices = { tyron: { BuyNftUsername: '3' }, owl: { BuyNftUsername: '4' } }
    expect(showValue('Map String (Map String Uint128)', prices, { unitAt })).toMatchObject({
      entries: [
        {
          value: {
            entries: [{ value: { kind: 'amount', value: 3n, unit: { symbol: 'TYRON', decimals: 12 } } }],
          },
        },
        { value: { entries: [{ value: { kind: 'number', value: 4n } }] } },
      ],
    })
    const zil = { symbol: 'ZIL', decimals: 12 }
    const all = { unitAt: () => zil }
    expect(showValue('Map Uint32 Uint32', { 1: '2' }, all)).toMatchObject({
      entries: [{ key: { kind: 'number' }, value: { kind: 'amount' } }],
    })
    expect(showValue('Int32', '-2', all)).toEqual({ kind: 'number', value: -2n })
    expect(showValue('BNum', '2', all)).toEqual({ kind: 'block', value: 2n })
  })

  it('shows what does not fit as it came', () => {
    for (const [type, json] of [
      ['Uint128', 'x'],
      ['Uint128', 5],
      ['Uint128', '9'.repeat(100)],
      ['ByStr20', 'zil1'],
      ['ByStr20', '0x00'],
      ['Map (String) (String)', 'x'],
      ['List (String)', {}],
      ['Bool', { constructor: 5, argtypes: [], arguments: [] }],
      ['Bool', { constructor: 'True', argtypes: [], arguments: Array.from({ length: 1_000 }, () => '') }],
      ['Map (', 'x'],
      [null, 5],
      [null, { __proto__: null }],
    ] as const) {
      expect(showValue(type, json), String(type)).toEqual({ kind: 'unreadable', json: JSON.stringify(json) })
    }
    // A part that does not fit its type does not affect the other parts.
    expect(showValue('List Uint32', ['1', 'x'])).toMatchObject({
      items: [{ kind: 'number' }, { kind: 'unreadable' }],
    })
  })

  it('reads neither without end nor without bottom', () => {
    let deep: unknown = '1'
    for (let i = 0; i < 100_000; i++) deep = [deep]
    expect(depthOf(showValue(null, deep))).toBeLessThan(50)
    const long = Array.from({ length: 150_000 }, (_, index) => String(index))
    const list = showValue('List Uint32', long)
    if (list.kind !== 'list') throw new Error('a list is a list')
    expect(list.items.length + list.left).toBe(long.length)
    expect(list.left).toBeGreaterThan(0)
    const wide = Array.from({ length: 1_000 }, () => Array.from({ length: 1_000 }, () => '1'))
    expect(countOf(showValue('List (List Uint32)', wide))).toBeLessThan(102_000)
  })
})

const partsOf = (value: ShownValue): readonly ShownValue[] => {
  switch (value.kind) {
    case 'list':
      return value.items
    case 'constructed':
      return value.parts
    case 'map':
      return value.entries.flatMap(({ key, value: inner }) => [key, inner])
    case 'option':
      return value.value ? [value.value] : []
    default:
      return []
  }
}
const depthOf = (value: ShownValue): number => 1 + Math.max(0, ...partsOf(value).map(depthOf))
const countOf = (value: ShownValue): number => partsOf(value).reduce((sum, part) => sum + countOf(part), 1)

/** A type, and values of it in the form that the chain uses. */
interface Typed {
  readonly type: ScillaType
  readonly json: fc.Arbitrary<ScillaJson>
}

const { typed } = fc.letrec<{ typed: Typed }>((tie) => ({
  typed: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom<Typed>(
      { type: parseType('Uint128'), json: fc.bigInt(0n, 2n ** 128n - 1n).map(String) },
      { type: parseType('Int32'), json: fc.integer().map(String) },
      { type: parseType('BNum'), json: fc.nat().map(String) },
      { type: parseType('String'), json: fc.string() },
      { type: parseType('ByStr20'), json: fc.constant(address) },
      {
        type: parseType('ByStr'),
        json: fc.uint8Array().map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`),
      },
    ),
    tie('typed').map(({ type, json }) => ({
      type: { kind: 'adt', name: 'List', args: [type] } as const,
      json: fc.array(json, { maxLength: 5 }),
    })),
    tie('typed').map(({ type, json }) => ({
      type: { kind: 'adt', name: 'Option', args: [type] } as const,
      json: fc.oneof(
        fc.constant(made('None', [formatType(type)], [])),
        json.map((each) => made('Some', [formatType(type)], [each])),
      ),
    })),
    fc.tuple(tie('typed'), tie('typed')).map(([a, b]) => ({
      type: { kind: 'adt', name: 'Pair', args: [a.type, b.type] } as const,
      json: fc
        .tuple(a.json, b.json)
        .map((both) => made('Pair', [formatType(a.type), formatType(b.type)], both)),
    })),
    tie('typed').map(({ type, json }) => ({
      type: { kind: 'map', key: parseType('String'), value: type } as const,
      json: fc.dictionary(fc.string(), json, { maxKeys: 5 }),
    })),
  ),
}))

const made = (
  constructor: string,
  argtypes: readonly string[],
  parts: readonly ScillaJson[],
): ScillaJson => ({
  constructor,
  argtypes,
  arguments: parts,
})

const isReadable = (value: ShownValue): boolean =>
  value.kind !== 'unreadable' && partsOf(value).every(isReadable)

describe('whatever comes', () => {
  const types = fc.constantFrom(
    'Uint32',
    'ByStr20',
    'Option (List (String))',
    'Map (Uint32) (Bool)',
    'Pair (Uint32) (X)',
    'Message',
    'x',
    '((',
    null,
  )

  it('never throws, whatever type and JSON are', () => {
    fc.assert(
      fc.property(fc.oneof(types, fc.string()), fc.jsonValue(), (type, json) => {
        const shown = showValue(type, json, { unitAt: () => ({ symbol: 'ZIL', decimals: 12 }) })
        expect(depthOf(shown)).toBeLessThan(50)
      }),
    )
  })

  it('reads every value of every type', () => {
    const values = typed.chain(({ type, json }) => json.map((value) => [type, value] as const))
    fc.assert(
      fc.property(values, ([type, json]) => {
        const shown = showValue(formatType(type), json)
        expect(isReadable(shown)).toBe(true)
        expect(showValue(type, json)).toEqual(shown)
      }),
    )
  })

  it('writes any JSON as text', () => {
    expect(jsonText(undefined)).toBe('')
    let deep: unknown = '1'
    for (let i = 0; i < 1_000_000; i++) deep = [deep]
    expect(jsonText(deep)).toBe('…')
  })
})
