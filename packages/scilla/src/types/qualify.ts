/** The names of data types that a contract declares itself: alone inside it, behind its address elsewhere. */
import { defineAdt, renameTypes, type AdtDefinition, type ScillaType } from '@tyto/abi'
import { builtInAdts } from './builtInAdts'

/**
 * The name under which a contract knows a type that it declares: as written, behind a bare dot where the language has a type
 * of this name, which the contract's own hides. No source and no JSON can hold such a name.
 */
export function ownName(written: string): string {
  return builtInAdts.has(written) ? `.${written}` : written
}

/** Whether an own type hides one of the language. */
export function isHiding(name: string): boolean {
  return name.startsWith('.')
}

/** Whether the contract itself declares the type of this name: neither the language nor a library does. */
export function isOwnName(name: string): boolean {
  return isHiding(name) || (!builtInAdts.has(name) && !name.includes('.'))
}

/** The type with `qualifier` and a dot before the contract's own names; as it is where the qualifier is empty. */
export function qualifyType(type: ScillaType, qualifier: string): ScillaType {
  return qualifier === '' ? type : renameTypes(type, (name) => qualifyName(name, qualifier))
}

export function qualifyAdt(adt: AdtDefinition, qualifier: string): AdtDefinition {
  return qualifier === '' ? adt : renameAdt(adt, (name) => qualifyName(name, qualifier))
}

/** The definition with the names of its own and of the types in it as `nameOf` answers. */
export function renameAdt(adt: AdtDefinition, nameOf: (name: string) => string): AdtDefinition {
  return defineAdt(
    nameOf(adt.name),
    adt.typeParams,
    adt.constructors.map(({ name, argTypes }) => [
      name,
      ...argTypes.map((type) => renameTypes(type, nameOf)),
    ]),
  )
}

/** The name with `qualifier` and a dot before it if it is the contract's own. */
export function qualifyName(name: string, qualifier: string): string {
  if (qualifier === '' || !isOwnName(name)) return name
  return isHiding(name) ? qualifier + name : `${qualifier}.${name}`
}

/** The name as descriptions of a contract have it. Without a qualifier as written, but what hides a type of the language behind the contract's name. */
export function describedName(name: string, qualifier: string, contractName: string): string {
  return qualifier === '' && isHiding(name) ? contractName + name : qualifyName(name, qualifier)
}

/** A constructor's name with the prefix of its data type, as JSON and hashes have it. */
export function qualifiedConstructor(typeName: string, constructor: string): string {
  return typeName.slice(0, typeName.lastIndexOf('.') + 1) + constructor
}
