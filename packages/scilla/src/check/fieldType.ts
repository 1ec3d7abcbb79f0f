import type { ScillaType } from '@tyto/abi'
import type { Identifier } from '../syntax/ast'
import { describe, expectAssignable, typeOfVariable, type Checking } from './checking'
import type { Surroundings } from './surroundings'

/** The type of one of the contract's own fields. */
export function fieldType({ checking, fields }: Surroundings, { name, loc }: Identifier): ScillaType {
  const type = fields.get(name)
  if (type === null) return checking.findings.stop()
  if (type !== undefined) checking.names.values.note({ name, loc }, type, undefined)
  return type ?? checking.findings.fail(loc, 'UnknownName', `There is no field ${name}.`)
}

/** The type of what stands behind some keys of a map: `map[key][key]`. */
export function mapEntryType(
  checking: Checking,
  map: Identifier,
  mapType: ScillaType,
  keys: readonly Identifier[],
): ScillaType {
  let type = mapType
  for (const key of keys) {
    if (type.kind !== 'map') {
      return checking.findings.fail(
        key.loc,
        'TypeMismatch',
        `${map.name} has no such key: ${describe(type)} is no map.`,
      )
    }
    expectAssignable(checking, type.key, typeOfVariable(checking, key), key.loc)
    type = type.value
  }
  return type
}
