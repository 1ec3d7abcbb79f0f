import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  entriesFrom,
  getEntry,
  putEntry,
  removeEntry,
  sizeOf,
  walkEntries,
  type MapEntries,
} from './mapEntries'
import { integerValue, keyText, stringValue, type Value } from './values'

const value = (n: number) => integerValue('Uint32', BigInt(n))
const key = fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('__proto__', 'constructor', '', '0x'))
const step = fc.record({ key, put: fc.option(fc.nat(100), { nil: undefined }) })

const textsOf = (entries: MapEntries<Value>): string[] =>
  Array.from(walkEntries(entries), (entry) => entry.text)

const isBalanced = (entries: MapEntries<Value>): boolean => {
  if (entries === null) return true
  const left = entries.left?.height ?? 0
  const right = entries.right?.height ?? 0
  return (
    Math.abs(left - right) <= 1 &&
    entries.height === Math.max(left, right) + 1 &&
    entries.size === sizeOf(entries.left) + sizeOf(entries.right) + 1 &&
    isBalanced(entries.left) &&
    isBalanced(entries.right)
  )
}

it('behaves like a Map, stays balanced and sorted, and never changes an older version', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const model = new Map<string, number>()
      let entries: MapEntries<Value> = null
      for (const { key: text, put } of steps) {
        const before = entries
        const textsBefore = textsOf(before)
        if (put === undefined) {
          model.delete(text)
          entries = removeEntry(entries, text)
        } else {
          model.set(text, put)
          entries = putEntry<Value>(entries, text, stringValue(text), value(put))
        }
        expect(textsOf(before)).toEqual(textsBefore)
      }
      expect(isBalanced(entries)).toBe(true)
      expect(sizeOf(entries)).toBe(model.size)
      expect(textsOf(entries)).toEqual([...model.keys()].sort((a, b) => (a < b ? -1 : 1)))
      for (const [text, n] of model) expect(getEntry(entries, text)?.value).toEqual(value(n))
      expect(getEntry(entries, 'not there')).toBeUndefined()
    }),
  )
})

it('a map made at once equals the same map made entry by entry', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.nat(100))), (pairs) => {
      const atOnce = entriesFrom<Value>(
        pairs.map(([text, n]) => [stringValue(text), value(n)] as const),
        keyText,
      )
      let oneByOne: MapEntries<Value> = null
      for (const [text, n] of pairs) oneByOne = putEntry<Value>(oneByOne, text, stringValue(text), value(n))
      const list = (entries: MapEntries<Value>) =>
        Array.from(walkEntries(entries), (entry) => [entry.text, entry.value])
      expect(list(atOnce)).toEqual(list(oneByOne))
      expect(isBalanced(atOnce)).toBe(true)
    }),
  )
})
