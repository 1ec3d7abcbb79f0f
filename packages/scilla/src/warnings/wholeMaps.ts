import { visit } from '../syntax/visit'
import type { Rule } from './rule'

/** Warns where a map is read or written as a whole that has entries of its own. */
export const wholeMaps: Rule = ({ module: { contract }, fields, warn }) => {
  const fieldTypes = new Map(fields.map(({ name, type }) => [name, type]))
  /** Whether a field is a map, or what stands under so many of its keys. */
  const isMap = (field: string, keys: number): boolean => {
    let type = fieldTypes.get(field)
    for (let i = 0; i < keys; i++) type = type?.kind === 'map' ? type.value : undefined
    return type?.kind === 'map'
  }
  const message = 'A whole map is moved here; entries cost less.'
  visit(contract, {
    load: ({ field }) => {
      if (isMap(field.name, 0)) warn(field.loc, 'WholeMap', message)
    },
    mapGet: ({ map, keys, loc }) => {
      if (isMap(map.name, keys.length)) warn(loc, 'WholeMap', message)
    },
    mapPut: ({ map, keys, value }) => {
      if (isMap(map.name, keys.length)) warn(value.loc, 'WholeMap', message)
    },
  })
}
