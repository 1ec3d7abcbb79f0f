import type { MapType, ScillaType } from '@tyto/abi'
import { boolType, listType, optionType, pairType } from '../types/build'
import { isAssignable } from '../types/assignable'
import { adtOf, inconsistentTag, join, mapOf, noInfo, notMoneyTag, type Tag } from '../tags/tag'
import type { BuiltinRules } from './builtinRule'
import { uint32Type, type Signature } from './signature'
import { known } from './tagRules'

export const mapRules = {
  put: {
    type: onMap(2, (map, key, value) =>
      isKeyOf(map, key) && value !== undefined && isAssignable(map.value, value) ? map : undefined,
    ),
    tags: ([map = noInfo, , value = noInfo], result) => {
      const all = join(join(map, result), mapOf(value))
      return { args: [all, notMoneyTag, valueTag(all)], result: all }
    },
  },
  get: {
    type: onMap(1, (map, key) => (isKeyOf(map, key) ? optionType(map.value) : undefined)),
    tags: ([map = noInfo], result) => {
      const all = join(map, mapOf(result.kind === 'adt' ? (result.args[0] ?? noInfo) : noInfo))
      return { args: [all, notMoneyTag], result: adtOf('Option', valueTag(all)) }
    },
  },
  contains: {
    type: onMap(1, (map, key) => (isKeyOf(map, key) ? boolType : undefined)),
    tags: known(notMoneyTag, mapOf(noInfo), notMoneyTag),
  },
  remove: {
    type: onMap(1, (map, key) => (isKeyOf(map, key) ? map : undefined)),
    tags: ([map = noInfo], result) => {
      const all = join(join(map, result), mapOf(noInfo))
      return { args: [all, notMoneyTag], result: all }
    },
  },
  to_list: {
    type: onMap(0, (map) => listType(pairType(map.key, map.value))),
    tags: known(inconsistentTag, mapOf(noInfo)),
  },
  size: { type: onMap(0, () => uint32Type), tags: known(notMoneyTag, mapOf(noInfo)) },
} satisfies BuiltinRules

type Argument = ScillaType | undefined

/** A signature whose first argument is a map, before `count` others. Addresses in maps stay what they are. */
function onMap(count: number, rule: (map: MapType, ...args: readonly Argument[]) => Argument): Signature {
  return (_, { written: [map, ...args] }) =>
    map?.kind === 'map' && args.length === count ? rule(map, ...args) : undefined
}

function isKeyOf(map: MapType, key: Argument): boolean {
  return key !== undefined && isAssignable(map.key, key)
}

function valueTag(map: Tag): Tag {
  return map.kind === 'map' ? map.of : noInfo
}
