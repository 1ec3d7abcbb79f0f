import type { AdtConstructor, ScillaType } from '@tyto/abi'
import type { Cells } from './cells'
import { adtOf, join, mapOf, noInfo, notMoneyTag, type Tag } from '../tags/tag'

/** Whether an argument of a constructor is told apart; of a data type in a data type, only the type is known. */
export function isTagged({ kind }: ScillaType): boolean {
  return kind === 'primitive' || kind === 'bystr'
}

/**
 * The tag of a value that a constructor makes or a pattern takes apart. `argument` is told what is known of an argument and
 * answers what it knows itself.
 */
export function constructorTags(
  constructor: AdtConstructor,
  cells: Cells,
  wanted: Tag,
  argument: (index: number, tag: Tag) => Tag,
): Tag {
  const { adt, argTypes } = constructor
  // A choice, as `Bool` is: there is no room for money in it.
  if (adt.constructors.every((one) => one.argTypes.length === 0)) return join(wanted, notMoneyTag)
  if (adt.typeParams.length === 0) {
    for (const [index, cell] of cells.arguments(constructor).entries()) {
      const type = argTypes[index] as ScillaType
      if (isTagged(type)) cells.learn(cell, argument(index, cell.tag))
      else argument(index, tagOfType(type, new Map()))
    }
    return join(wanted, adtOf(adt.name))
  }
  const known = wanted.kind === 'adt' && wanted.name === adt.name ? wanted.args : []
  const params = new Map(adt.typeParams.map((name, index) => [name, known[index] ?? noInfo]))
  for (const [index, type] of argTypes.entries()) {
    learnParams(type, argument(index, tagOfType(type, params)), params)
  }
  return join(wanted, adtOf(adt.name, ...params.values()))
}

/** A type in terms of type parameters as a tag: for the tail of a list, `List t`. */
function tagOfType(type: ScillaType, params: ReadonlyMap<string, Tag>): Tag {
  switch (type.kind) {
    case 'variable':
      return params.get(type.name) ?? noInfo
    case 'adt':
      return adtOf(type.name, ...type.args.map((arg) => tagOfType(arg, params)))
    case 'map':
      return mapOf(tagOfType(type.value, params))
    default:
      return noInfo
  }
}

function learnParams(type: ScillaType, tag: Tag, params: Map<string, Tag>): void {
  if (type.kind === 'variable') params.set(type.name, join(params.get(type.name) ?? noInfo, tag))
  if (type.kind === 'adt' && tag.kind === 'adt') {
    for (const [index, arg] of type.args.entries()) learnParams(arg, tag.args[index] ?? noInfo, params)
  }
  if (type.kind === 'map' && tag.kind === 'map') learnParams(type.value, tag.of, params)
}
