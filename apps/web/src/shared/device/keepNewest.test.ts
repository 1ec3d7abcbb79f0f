import { expect, test } from 'vitest'
import type { StoredMap } from './createStored'
import { keepNewest } from './keepNewest'

function mapOf(entries: readonly (readonly [string, number | null])[]): StoredMap<number> {
  const all = new Map(entries)
  return {
    get: (key) => all.get(key) ?? null,
    set: (key, value) => {
      if (value === null) all.delete(key)
      else all.set(key, value)
      return true
    },
    keys: () => [...all.keys()],
    values: () => [...all.values()].filter((value) => value !== null),
    subscribe: () => () => undefined,
  }
}

test('the oldest go, and first what nobody can read', () => {
  const map = mapOf([
    ['b', 20],
    ['unread', null],
    ['a', 10],
    ['c', 30],
  ])
  keepNewest(map, 2, (time) => time)
  expect(map.keys()).toEqual(['b', 'c'])
  keepNewest(map, 2, (time) => time)
  expect(map.keys()).toEqual(['b', 'c'])
})
