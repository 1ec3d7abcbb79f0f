import { expect, test } from 'vitest'
import { changedPart } from './changedPart'

test('of a map only what changed, and which keys went away', () => {
  const before = { a: '1', b: { x: '1' }, c: '3' }
  const now = { a: '1', b: { x: '2' }, d: '4' }
  expect(changedPart({ before, now, isMap: true })).toEqual({ now: { b: { x: '2' }, d: '4' }, gone: ['c'] })
  expect(changedPart({ before: undefined, now, isMap: true })).toEqual({ now, gone: [] })
})

test('any other value is shown whole, also where it is an object', () => {
  const some = { constructor: 'Some', argtypes: [], arguments: ['1'] }
  expect(
    changedPart({ before: { constructor: 'None', argtypes: [], arguments: [] }, now: some, isMap: false }),
  ).toEqual({
    now: some,
    gone: [],
  })
  expect(changedPart({ before: '1', now: '2', isMap: false })).toEqual({ now: '2', gone: [] })
})
