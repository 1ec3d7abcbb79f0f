import type { ScillaType } from '@tyto/abi'

/** Known sizes: a type that is made of others shares them, so that a few of them may name one of astronomical size. */
const sizes = new WeakMap<ScillaType, number>()

/** How many nodes a type has when it is written down; counted once for each object. */
export const typeSize = (type: ScillaType): number => {
  let size = sizes.get(type)
  if (size === undefined) {
    size = 1
    for (const part of partsOf(type)) size += typeSize(part)
    sizes.set(type, size)
  }
  return size
}

const NO_PARTS: readonly ScillaType[] = []

/** The types that a type is made of. */
export const partsOf = (type: ScillaType): readonly ScillaType[] => {
  switch (type.kind) {
    case 'adt':
      return type.args
    case 'map':
      return [type.key, type.value]
    case 'function':
      return [type.from, type.to]
    case 'address':
      return type.fields.map((field) => field.type)
    case 'forall':
      return [type.body]
    default:
      return NO_PARTS
  }
}
