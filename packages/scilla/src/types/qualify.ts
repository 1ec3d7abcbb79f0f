/** The names of data types that a contract declares itself: alone inside it, behind its address elsewhere. */
import { defineAdt, renameTypes, type AdtDefinition, type ScillaType } from '@tyto/abi'
import { builtInAdts } from './builtInAdts'

/** Whether the contract itself declares the type of this name: neither the language nor a library does. */
export function isOwnName(name: string): boolean {
  return !builtInAdts.has(name) && !name.includes('.')
}

/** The type with `qualifier` and a dot before the contract's own names; as it is where the qualifier is empty. */
export function qualifyType(type: ScillaType, qualifier: string): ScillaType {
  return qualifier === '' ? type : renameTypes(type, (name) => qualifyName(name, qualifier))
}

export function qualifyAdt(adt: AdtDefinition, qualifier: string): AdtDefinition {
  if (qualifier === '') return adt
  return defineAdt(
    qualifyName(adt.name, qualifier),
    adt.typeParams,
    adt.constructors.map(({ name, argTypes }) => [
      name,
      ...argTypes.map((type) => qualifyType(type, qualifier)),
    ]),
  )
}

/** The name with `qualifier` and a dot before it if it is the contract's own. */
export function qualifyName(name: string, qualifier: string): string {
  return qualifier !== '' && isOwnName(name) ? `${qualifier}.${name}` : name
}

/** A constructor's name with the prefix of its data type, as JSON and hashes have it. */
export function qualifiedConstructor(typeName: string, constructor: string): string {
  return typeName.slice(0, typeName.lastIndexOf('.') + 1) + constructor
}
