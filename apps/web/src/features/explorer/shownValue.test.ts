import { encodeValue, parseType } from '@tyto/abi'
import { didWallet } from '@tyto/contracts'
import { addLink } from '@tyto/identity'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { definitionsOf } from './ourContracts'
import { readType, showValue, type ShownValue } from './shownValue'

const address = '0x2d7e1a96ac0592cd1ac2c58aa1662de6fe71c5b9'
const none = definitionsOf(undefined)
const show = (type: string | null, json: unknown): ShownValue => showValue(readType(type), json, none)

describe('showValue', () => {
  it('shows values by their type', () => {
    expect(show('Uint128', '5')).toEqual({ kind: 'number', value: 5n })
    expect(show('String', '5')).toEqual({ kind: 'text', text: '5' })
    expect(show('ByStr20', address.toUpperCase().replace('0X', '0x'))).toEqual({ kind: 'address', address })
    expect(show('ByStr20 with end', address)).toEqual({ kind: 'address', address })
    expect(show('ByStr33', `0x${'ab'.repeat(33)}`)).toEqual({ kind: 'bytes', hex: `0x${'ab'.repeat(33)}` })
    expect(show('Option (Uint32)', { constructor: 'Some', argtypes: ['Uint32'], arguments: ['7'] })).toEqual({
      kind: 'made',
      name: 'Some',
      parts: [{ kind: 'number', value: 7n }],
    })
    expect(show('List (String)', ['a'])).toEqual({ kind: 'list', items: [{ kind: 'text', text: 'a' }] })
    const entry = { key: { kind: 'text', text: '__proto__' }, value: { kind: 'number', value: 1n } }
    expect(show('Map (String) (Uint32)', JSON.parse('{"__proto__": "1"}'))).toEqual({
      kind: 'map',
      entries: [entry],
    })
    expect(show('Map (String) (Uint32)', [{ key: '__proto__', val: '1' }])).toEqual({
      kind: 'map',
      entries: [entry],
    })
  })

  it("shows a contract's own types with the types of their arguments", () => {
    const link = addLink('site', 'Site', 'https://a.example')
    const definitions = definitionsOf(didWallet.description.vname)
    const json = encodeValue(parseType('Document'), link, { selfAddress: address, definitions })
    const shown = showValue(parseType(`${address}.Document`), json, definitions)
    expect(shown).toMatchObject({
      kind: 'made',
      name: 'Service',
      parts: [
        { kind: 'made', name: 'Add', parts: [] },
        { kind: 'text', text: 'site' },
        { kind: 'made', name: 'Uri' },
      ],
    })
    // Without the definitions the shapes still tell.
    expect(showValue(parseType(`${address}.Document`), json, none)).toEqual(shown)
  })

  it('shows what does not fit as it came', () => {
    for (const [type, json] of [
      ['Uint128', 'x'],
      ['Uint128', 5],
      ['Uint128', '9'.repeat(100)],
      ['ByStr20', 'zil1'],
      ['Map (String) (String)', 'x'],
      ['List (String)', {}],
      ['Bool', { constructor: 5, argtypes: [], arguments: [] }],
      [null, 5],
      [null, { __proto__: null }],
    ] as const) {
      expect(show(type, json), String(type)).toEqual({ kind: 'json', text: JSON.stringify(json) })
    }
    expect(readType('Map (')).toBeNull()
    let deep: unknown = '1'
    for (let i = 0; i < 10_000; i++) deep = [deep]
    expect(show(null, deep)).toMatchObject({ kind: 'list' })
  })

  it('never throws, whatever type and JSON are', () => {
    const types = fc.constantFrom(
      'Uint32',
      'ByStr20',
      'Option (List (String))',
      'Map (Uint32) (Bool)',
      'Pair (Uint32) (X)',
      'x',
    )
    fc.assert(fc.property(types, fc.jsonValue(), (type, json) => void show(type, json)))
  })
})
