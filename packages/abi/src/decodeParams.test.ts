import { describe, expect, test } from 'vitest'
import { exampleWallet } from '../test/exampleWallet'
import { decodeParams, decodeTypedParams, isTransition } from './decodeParams'

const wallet = `0x${'a1'.repeat(20)}` as const
const other = `0x${'b2'.repeat(20)}` as const
const hash = `0x${'cc'.repeat(32)}` as const
const signature = `0x${'dd'.repeat(64)}` as const

const recover = { addr: other, signatures: [[hash, signature]], final: true } as const
const params = exampleWallet(wallet).Recover(recover).params
const failing = (code: string) => expect.objectContaining({ name: 'AbiError', code })

describe('decodeParams', () => {
  test('gives back what the binding took', () => {
    expect(decodeParams(exampleWallet, 'Recover', JSON.parse(JSON.stringify(params)))).toEqual(recover)
    const update = {
      document: [
        { constructor: 'Service', arguments: ['a', { constructor: 'Account', arguments: [other] }] },
        { constructor: 'Clear', arguments: [] },
      ],
      signature,
      tyron: null,
    } as const
    expect(decodeParams(exampleWallet, 'Update', exampleWallet(wallet).Update(update).params)).toEqual(update)
  })

  test('takes the types as other programs write them, and what the chain adds', () => {
    const foreign = [
      { vname: '_sender', type: 'ByStr20', value: other },
      { vname: 'document', type: `List ${other}.Document`, value: [] },
      {
        vname: 'signature',
        type: 'Option ByStr64',
        value: { constructor: 'None', argtypes: ['ByStr64'], arguments: [] },
      },
      {
        vname: 'tyron',
        type: 'Option( Uint128 )',
        value: { constructor: 'None', argtypes: ['Uint128'], arguments: [] },
      },
    ]
    expect(decodeParams(exampleWallet, 'Update', foreign)).toEqual({
      document: [],
      signature: null,
      tyron: null,
    })
    const address = { vname: 'addr', type: 'ByStr20 with end', value: other }
    expect(decodeParams(exampleWallet, 'Recover', [address, ...params.slice(1)])).toEqual(recover)
  })

  test.each<[string, unknown, string]>([
    ['no list', {}, 'WrongShape'],
    ['null', null, 'WrongShape'],
    ['entries that are none', [null, 5], 'WrongShape'],
    ['entries without names', [{ type: 'Bool', value: '1' }], 'WrongShape'],
    ['one missing', params.slice(1), 'WrongParameters'],
    ['one twice', [...params, params[0]], 'WrongParameters'],
    ['one too many', [...params, { vname: 'extra', type: 'Bool', value: '' }], 'WrongParameters'],
    ['another type', [{ ...params[0], type: 'ByStr32' }, ...params.slice(1)], 'WrongShape'],
    ['a type that is none', [{ ...params[0], type: '((' }, ...params.slice(1)], 'InvalidType'],
    ['a value that does not fit', [{ ...params[0], value: '0x00' }, ...params.slice(1)], 'WrongWidth'],
    ['a value on the prototype', [Object.create(params[0] ?? {}), ...params.slice(1)], 'WrongShape'],
  ])('%s', (_, json, code) => {
    expect(() => decodeParams(exampleWallet, 'Recover', json)).toThrow(failing(code))
  })

  test('transitions are known by name', () => {
    expect(isTransition(exampleWallet, 'Recover')).toBe(true)
    for (const name of ['recover', 'toString', '__proto__', 'fields', '']) {
      expect(isTransition(exampleWallet, name)).toBe(false)
      expect(() => decodeParams(exampleWallet, name as 'Recover', params)).toThrow(failing('WrongContract'))
    }
  })
})

describe('decodeTypedParams', () => {
  test('reads values by the types that they say', () => {
    const event = [
      { vname: 'amount', type: 'Uint128', value: '5' },
      { vname: '__proto__', type: 'List (ByStr20)', value: [other] },
    ]
    expect(decodeTypedParams(event)).toEqual([
      { name: 'amount', type: { kind: 'primitive', name: 'Uint128' }, value: 5n },
      { name: '__proto__', type: expect.objectContaining({ name: 'List' }), value: [other] },
    ])
  })

  test('knows the types of a contract that is given', () => {
    const value = { constructor: `${wallet}.Account`, argtypes: [], arguments: [other] }
    const event = [{ vname: 'endpoint', type: `${wallet}.Endpoint`, value }]
    expect(decodeTypedParams(event, exampleWallet)[0]?.value).toEqual({
      constructor: 'Account',
      arguments: [other],
    })
    expect(() => decodeTypedParams(event)).toThrow(failing('UnknownType'))
  })

  test('names the parameter that is wrong', () => {
    expect(() => decodeTypedParams([{ vname: 'a', type: 'Foo (', value: '' }])).toThrow(
      expect.objectContaining({ code: 'InvalidType', path: 'a' }),
    )
  })
})
