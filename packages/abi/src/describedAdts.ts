import { AbiError } from './AbiError'
import {
  constructorArgTypes,
  defineAdt,
  natAdt,
  withoutPrefix,
  type AdtDefinition,
  type AdtDefinitions,
} from './adts'
import type { AdtDescription } from './ContractDescription'
import { parseType } from './parseType'
import type { AdtType, ScillaType } from './types'

/**
 * The data types that a contract's description tells of, and Nat. Throws `AbiError` for names given twice and types that are
 * none.
 */
export function adtDefinitions(descriptions: readonly AdtDescription[]): AdtDefinitions {
  const definitions = new Map([[natAdt.name, natAdt]])
  requireOnce(descriptions.map(({ tname }) => tname))
  for (const { tname, tparams, tmap } of descriptions) {
    requireOnce(tmap.map(({ cname }) => cname))
    // The reference checker also lists the built-in types.
    if (isBuiltIn(tname)) continue
    const rows = tmap.map(({ cname, argtypes }) => [cname, ...argtypes.map(parseType)] as const)
    definitions.set(tname, defineAdt(tname, tparams, rows))
  }
  return definitions
}

function requireOnce(names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice !== undefined) throw new AbiError('WrongContract', `${twice} is defined twice.`)
}

/**
 * The data types with a TypeScript form of their own (see `encodeValue`), and how many arguments they take. Their constructors
 * stand in `scilla`: only programs need them.
 */
export const ownForms: ReadonlyMap<string, number> = new Map([
  ['Bool', 0],
  ['Option', 1],
  ['List', 1],
  ['Pair', 2],
])

/** Whether the language itself declares a data type. */
export function isBuiltIn(name: string): boolean {
  return ownForms.has(name) || name === natAdt.name
}

/**
 * The definition of a type, whatever its prefix. Throws `UnknownType`, and `InvalidType` where its arguments are too few or
 * too many.
 */
export function definitionOf(type: AdtType, definitions: AdtDefinitions, path: string): AdtDefinition {
  const { name } = type
  const bare = withoutPrefix(name)
  // Behind an address, a name of the language is that of the contract's own type.
  const definition = definitions.get(name) ?? (isBuiltIn(bare) ? undefined : definitions.get(bare))
  if (!definition) throw new AbiError('UnknownType', `The contract does not define the type ${name}.`, path)
  checkArity(type, definition.typeParams.length, path)
  return definition
}

/**
 * Checks that a type with a form of its own has the right number of arguments, and that an Option holds no Option: as
 * `T | null` its two kinds of None could not be told apart. Throws `InvalidType`.
 */
export function checkOwnForm(type: AdtType, path: string): void {
  checkArity(type, ownForms.get(type.name) ?? 0, path)
  const [inner] = type.args
  if (type.name === 'Option' && inner?.kind === 'adt' && inner.name === 'Option') {
    throw new AbiError('InvalidType', 'An Option of an Option has no form in TypeScript.', path)
  }
}

function checkArity({ name, args }: AdtType, arity: number, path: string): void {
  if (args.length !== arity) {
    throw new AbiError('InvalidType', `The type ${name} takes ${arity} arguments, not ${args.length}.`, path)
  }
}

/** The types of the arguments of a constructor in `type`, whose definition is given. Throws `UnknownConstructor`. */
export function argumentTypes(
  type: AdtType,
  definition: AdtDefinition,
  constructor: string,
  path: string,
): readonly ScillaType[] {
  const found = definition.constructors.find(({ name }) => name === constructor)
  if (!found) throw new AbiError('UnknownConstructor', `${type.name} has no constructor of this name.`, path)
  return constructorArgTypes(found, type.args)
}
