import { partsOf, type ScillaType } from '@tyto/abi'

/** Known sizes: a type that is made of others shares them, so that a few of them may name one of astronomical size. */
const sizes = new WeakMap<ScillaType, number>()

/** How many nodes a type has when it is written down; counted once for each object. */
export function typeSize(type: ScillaType): number {
  let size = sizes.get(type)
  if (size === undefined) {
    size = 1
    for (const part of partsOf(type)) size += typeSize(part)
    sizes.set(type, size)
  }
  return size
}
