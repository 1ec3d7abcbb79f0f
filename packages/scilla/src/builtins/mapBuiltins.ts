import { mapGas } from './builtinGas'
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
  type MapValue,
  type Value,
} from '../values/values'
import { builtin, expectMap, illTyped, type Builtin } from './builtin'

const textOf = (key: Value): string => {
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

/** A map with one more entry; the map given stays as it is. */
export const mapPut = (map: MapValue, key: Value, value: Value): MapValue => ({
  kind: 'map',
  keyType: map.keyType,
  valueType: map.valueType,
  entries: putEntry(map.entries, textOf(key), key, value),
})

const remove = (map: MapValue, key: Value): MapValue => ({
  kind: 'map',
  keyType: map.keyType,
  valueType: map.valueType,
  entries: removeEntry(map.entries, textOf(key)),
})

const look = (): number => mapGas.look

/** Functional operations on maps: they never change the map they are given. */
export const mapBuiltins: readonly (readonly [string, Builtin])[] = [
  ['contains', builtin(2, look, (m, k) => boolValue(mapGet(expectMap(m), textOf(k)) !== undefined))],
  [
    'get',
    builtin(2, look, (m, k) => {
      const map = expectMap(m)
      const value = mapGet(map, textOf(k))
      return value === undefined ? noneValue(map.valueType) : someValue(map.valueType, value)
    }),
  ],
  [
    'put',
    builtin(
      3,
      (m) => mapGas.change(sizeOf(expectMap(m).entries)),
      (m, k, v) => mapPut(expectMap(m), k, v),
    ),
  ],
  ['remove', builtin(2, look, (m, k) => remove(expectMap(m), k))],
  [
    'to_list',
    builtin(
      1,
      (m) => mapGas.list(sizeOf(expectMap(m).entries)),
      (m) => {
        const { keyType, valueType, entries } = expectMap(m)
        const pairs = Array.from(walkEntries(entries), ({ key, value }) =>
          pairValue([keyType, valueType], key, value),
        )
        return listValue({ kind: 'adt', name: 'Pair', args: [keyType, valueType] }, pairs)
      },
    ),
  ],
  [
    'size',
    builtin(
      1,
      (m) => mapGas.size(sizeOf(expectMap(m).entries)),
      (m) => integerValue('Uint32', BigInt(sizeOf(expectMap(m).entries))),
    ),
  ],
]
