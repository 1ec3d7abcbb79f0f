import type { ScillaType } from '@tyto/abi'
import type { AdtConstructor } from './adts'
import { substitute } from './substitute'

/** The types of a constructor's arguments, for given arguments of its type. */
export function constructorArgTypes(
  constructor: AdtConstructor,
  typeArgs: readonly ScillaType[],
  visit: () => void = () => undefined,
): readonly ScillaType[] {
  const { typeParams } = constructor.adt
  if (typeParams.length === 0) return constructor.argTypes
  const by = new Map<string, ScillaType>()
  for (const [index, name] of typeParams.entries()) {
    const type = typeArgs[index]
    if (type !== undefined) by.set(name, type)
  }
  return constructor.argTypes.map((type) => substitute(type, by, visit))
}
