import { describe, expect, test } from 'vitest'
import { RpcError } from '../client/RpcError'
import { decodeInteger, decodeTime } from './decode'
import {
  decodeAddress,
  decodeBoolean,
  decodeList,
  decodeOptional,
  decodeParam,
  decodeText,
  decodeTransactionId,
} from './decodeShapes'

const digits = 'ab'.repeat(20)
const id = 'cd'.repeat(32)

describe('decoders of a node’s answer', () => {
  test('take what nodes write', () => {
    expect(decodeInteger('12', 'M')).toBe(12n)
    expect(decodeInteger(12, 'M')).toBe(12n)
    expect(decodeInteger(`${2n ** 128n - 1n}`, 'M')).toBe(2n ** 128n - 1n)
    expect(decodeTime('1700000000123456', 'M')).toBe(1_700_000_000_123)
    expect(new Date(decodeTime('8640000000000000999', 'M')).getTime()).toBe(8_640_000_000_000_000)
    for (const text of [digits, `0x${digits}`, digits.toUpperCase()]) {
      expect(decodeAddress(text, 'M')).toBe(`0x${digits}`)
    }
    for (const text of [id, `0x${id}`, id.toUpperCase()]) expect(decodeTransactionId(text, 'M')).toBe(id)
    expect(decodeList(['1', 2], decodeInteger, 'M')).toEqual([1n, 2n])
    for (const nothing of [undefined, null]) {
      expect(decodeOptional(nothing, decodeInteger, 'M')).toBeNull()
    }
    expect(decodeOptional('0', decodeInteger, 'M')).toBe(0n)
    const param = { vname: 'to', type: 'ByStr20', value: `0x${digits}` }
    expect(decodeParam(param, 'M')).toBe(param)
    const own = { vname: 'to', type: 'Shape', value: { constructor: 'Round', argtypes: [], arguments: [] } }
    expect(decodeParam(own, 'M')).toBe(own)
  })

  test.each<[string, () => unknown]>([
    ['a moment that no date can hold', () => decodeTime('8640000000000001000', 'M')],
    ['the largest number as a moment', () => decodeTime(`${2n ** 128n - 1n}`, 'M')],
    ['a negative number', () => decodeInteger(-1, 'M')],
    ['a fraction', () => decodeInteger(1.5, 'M')],
    ['a number as hex', () => decodeInteger('0x10', 'M')],
    ['a number that the chain cannot hold', () => decodeInteger(`${2n ** 128n}`, 'M')],
    ['a number of a thousand digits', () => decodeInteger('1'.repeat(1_000), 'M')],
    ['a short address', () => decodeAddress(digits.slice(2), 'M')],
    ['an address that is a number', () => decodeAddress(7, 'M')],
    ['an id with other letters', () => decodeTransactionId('xy'.repeat(32), 'M')],
    ['an object for a text', () => decodeText({}, 'M')],
    ['nothing for a list', () => decodeList(undefined, decodeText, 'M')],
    ['null for a list', () => decodeList(null, decodeText, 'M')],
    ['a number for a truth', () => decodeBoolean(1, 'M')],
    ['nothing for a truth', () => decodeBoolean(undefined, 'M')],
    ['a parameter of null', () => decodeParam({ vname: 'a', type: 'String', value: null }, 'M')],
    ['a parameter of another type', () => decodeParam({ vname: 'a', type: 'Uint32', value: '-1' }, 'M')],
    [
      'a parameter of the wrong width',
      () => decodeParam({ vname: 'a', type: 'ByStr20', value: '0xab' }, 'M'),
    ],
    ['an object for a list', () => decodeList({ length: 1 }, decodeText, 'M')],
    ['a list with one bad item', () => decodeList(['a', 1], decodeText, 'M')],
    ['a parameter without a value', () => decodeParam({ vname: 'a', type: 'Uint32' }, 'M')],
    ['a parameter whose name is inherited', () => decodeParam(Object.create({ vname: 'a' }), 'M')],
  ])('refuse %s, and name the method', (_, decode) => {
    expect(decode).toThrow(RpcError)
    expect(decode).toThrow(/answer to M/)
  })
})
