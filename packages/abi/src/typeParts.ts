import type { ScillaType } from './types'

const noParts: readonly ScillaType[] = []

/** The types that a type is made of: the arguments of a data type, key and value of a map, the fields of an address. */
export function partsOf(type: ScillaType): readonly ScillaType[] {
  switch (type.kind) {
    case 'map':
      return [type.key, type.value]
    case 'function':
      return [type.from, type.to]
    case 'adt':
      return type.args
    case 'address':
      return type.fields.map((field) => field.type)
    case 'forall':
      return [type.body]
    default:
      return noParts
  }
}

/** The type with each of its parts changed; the same object where no part changes. */
export function mapParts(type: ScillaType, change: (part: ScillaType) => ScillaType): ScillaType {
  switch (type.kind) {
    case 'map':
      return withParts(type, { key: change(type.key), value: change(type.value) })
    case 'function':
      return withParts(type, { from: change(type.from), to: change(type.to) })
    case 'adt':
      return withParts(type, { args: mapAll(type.args, change) })
    case 'address': {
      const fields = mapAll(type.fields, (field) => withParts(field, { type: change(field.type) }))
      return withParts(type, { fields })
    }
    case 'forall':
      return withParts(type, { body: change(type.body) })
    default:
      return type
  }
}

/** The same object where all parts are those that it has. */
export function withParts<T extends object>(whole: T, parts: Partial<T>): T {
  for (const key in parts) if (parts[key] !== whole[key]) return { ...whole, ...parts }
  return whole
}

/** The same list where no item changes. */
function mapAll<T>(items: readonly T[], change: (item: T) => T): readonly T[] {
  const changed = items.map(change)
  return changed.every((item, index) => item === items[index]) ? items : changed
}
