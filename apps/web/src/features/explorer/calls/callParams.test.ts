import { parseType } from '@tyto/abi'
import { toBech32 } from '@tyto/primitives'
import { expect, test } from 'vitest'
import { inputOf, paramsToSend, parseTyped, readParams, typeOfParam } from './callParams'

const owl = '0x00000000000000000000000000000000000000aa'
const read = (type: string, typed: string) => {
  const result = parseTyped(parseType(type), typed)
  return result.ok ? result.value : result.code
}

test('what is typed becomes the JSON of the chain', () => {
  expect(read('Uint128', ' 12 ')).toBe('12')
  expect(read('Int32', '-3')).toBe('-3')
  expect(read('String', ' kept as it is ')).toBe(' kept as it is ')
  expect(read('String', '')).toBe('')
  expect(read('ByStr20', toBech32(owl))).toBe(owl)
  expect(read('ByStr32', `0x${'AB'.repeat(32)}`)).toBe(`0x${'ab'.repeat(32)}`)
  expect(read('Bool', 'True')).toEqual({ constructor: 'True', argtypes: [], arguments: [] })
  expect(read('Option Uint128', '')).toEqual({ constructor: 'None', argtypes: ['Uint128'], arguments: [] })
  expect(read('Option ByStr20', owl)).toEqual({
    constructor: 'Some',
    argtypes: ['ByStr20'],
    arguments: [owl],
  })
  expect(read('List String', '["a"]')).toEqual(['a'])
})

test('what does not fit is said', () => {
  expect(read('Uint128', '1.5')).toBe('notANumber')
  expect(read('BNum', '')).toBe('notANumber')
  expect(read('ByStr20', 'zil1nobody')).toBe('notAnAddress')
  expect(read('ByStr33', '0x0')).toBe('notHex')
  expect(read('Option Uint32', 'many')).toBe('notANumber')
  expect(read('List String', '["a"')).toBe('notJson')
  expect(inputOf(typeOfParam('no ( type'))).toBe('json')
})

test('a parameter may have any name', () => {
  const params = [
    { name: 'constructor', type: 'Uint32' },
    { name: 'toString', type: 'String' },
  ]
  expect(paramsToSend(readParams(params, new Map()))).toBeNull()
  expect(paramsToSend(readParams(params, new Map([['constructor', '7']])))).toEqual([
    { vname: 'constructor', type: 'Uint32', value: '7' },
    { vname: 'toString', type: 'String', value: '' },
  ])
})
