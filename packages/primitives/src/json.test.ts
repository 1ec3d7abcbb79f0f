import { expect, test } from 'vitest'
import { isRecord, ownValue, parseJson } from './json'

test('an object is a record; a list, null and plain values are none', () => {
  expect(isRecord({})).toBe(true)
  for (const value of [[], null, undefined, 'text', 1]) expect(isRecord(value)).toBe(false)
})

test('only own keys are read, whatever they are called', () => {
  expect(ownValue(parseJson('{"__proto__":1}'), '__proto__')).toBe(1)
  for (const key of ['__proto__', 'constructor', 'toString']) expect(ownValue({}, key)).toBeUndefined()
  expect(ownValue(['a'], '0')).toBeUndefined()
  expect(ownValue('text', 'length')).toBeUndefined()
})

test('a text that is no JSON is null', () => {
  expect(parseJson('{"a":1}')).toEqual({ a: 1 })
  for (const text of ['{', '', null, undefined]) expect(parseJson(text)).toBeNull()
})
