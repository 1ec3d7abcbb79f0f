import { pairType } from '../types/build'
import { putEntry, removeEntry, sizeOf, walkEntries } from '../values/mapEntries'
import {
  boolValue,
  integerValue,
  keyText,
  listValue,
  mapGet,
  noneValue,
  pairValue,
  someValue,
  type Value,
} from '../values/values'
import { builtin, type Builtins } from './builtin'
import { stepsGas } from './builtinGas'
import { expectMap, illTyped } from './expectArgument'

/** Functional operations on maps: they never change the map they are given. */
export const mapBuiltins = {
  contains: builtin(2, lookGas, (m, k) => boolValue(mapGet(expectMap(m), textOf(k)) !== undefined)),
  get: builtin(2, lookGas, (m, k) => {
    const map = expectMap(m)
    const value = mapGet(map, textOf(k))
    return value === undefined ? noneValue(map.valueType) : someValue(map.valueType, value)
  }),
  put: builtin(3, entriesGas, (m, k, v) => {
    const map = expectMap(m)
    return { ...map, entries: putEntry(map.entries, textOf(k), k, v) }
  }),
  remove: builtin(2, entriesGas, (m, k) => {
    const map = expectMap(m)
    return { ...map, entries: removeEntry(map.entries, textOf(k)) }
  }),
  to_list: builtin(
    1,
    (m) => listGas(countEntries(m)),
    (m) => {
      const { keyType, valueType, entries } = expectMap(m)
      const ordered = [...walkEntries(entries)].sort((a, b) => compareKeys(a.key, b.key))
      const pairs = ordered.map(({ key, value }) => pairValue([keyType, valueType], key, value))
      return listValue(pairType(keyType, valueType), pairs)
    },
  ),
  size: builtin(1, lookGas, (m) => integerValue('Uint32', BigInt(countEntries(m)))),
} satisfies Builtins

/**
 * The order in which the reference lists the entries of a map: numbers as they count, those below zero behind the others; other
 * keys, and block numbers that differ in zeros at their front, as they stand in the map, in the order of their texts.
 */
function compareKeys(a: Value, b: Value): number {
  if (
    (a.kind !== 'integer' && a.kind !== 'blockNumber') ||
    (b.kind !== 'integer' && b.kind !== 'blockNumber')
  )
    return 0
  if (a.value < 0n !== b.value < 0n) return a.value < 0n ? 1 : -1
  if (a.value === b.value) return 0
  return a.value < b.value ? -1 : 1
}

function lookGas(): number {
  return 1
}

/** Of what goes through a whole map. */
function entriesGas(map: Value): number {
  return 1 + countEntries(map)
}

/** Of the entries of a map in order. */
function listGas(count: number): number {
  return stepsGas(count, BigInt(count))
}

function countEntries(map: Value): number {
  return sizeOf(expectMap(map).entries)
}

function textOf(key: Value): string {
  switch (key.kind) {
    case 'integer':
    case 'string':
    case 'bytes':
    case 'blockNumber':
      return keyText(key)
    default:
      throw illTyped('a map key', key)
  }
}
