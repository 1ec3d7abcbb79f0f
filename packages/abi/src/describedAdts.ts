import { AbiError } from './AbiError'
import {
  builtInAdts,
  constructorArgTypes,
  defineAdt,
  withoutPrefix,
  type AdtDefinition,
  type AdtDefinitions,
} from './adts'
import type { AdtDescription } from './ContractDescription'
import { parseType } from './parseType'
import type { AdtType, ScillaType } from './types'

/**
 * The data types that a contract's description tells of, besides those of the language. Throws `AbiError` for names given
 * twice and types that are none.
 */
export function adtDefinitions(descriptions: readonly AdtDescription[]): AdtDefinitions {
  const definitions = new Map<string, AdtDefinition>()
  requireOnce(descriptions.map(({ tname }) => tname))
  for (const { tname, tparams, tmap } of descriptions) {
    requireOnce(tmap.map(({ cname }) => cname))
    // The reference checker also lists the built-in types.
    if (builtInAdts.has(tname)) continue
    const rows = tmap.map(({ cname, argtypes }) => [cname, ...argtypes.map(parseType)] as const)
    definitions.set(tname, defineAdt(tname, tparams, rows))
  }
  return definitions
}

function requireOnce(names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice !== undefined) throw new AbiError('WrongContract', `${twice} is defined twice.`)
}

/** Whether values of the type have a TypeScript form of their own, see `encodeValue`. */
export function hasOwnForm(name: string): boolean {
  return builtInAdts.has(name) && name !== 'Nat'
}

/**
 * The definition of a type, whatever its prefix. Throws `UnknownType`, and `InvalidType` where its arguments are too few or
 * too many.
 */
export function definitionOf(type: AdtType, definitions: AdtDefinitions, path: string): AdtDefinition {
  const { name, args } = type
  const definition = builtInAdts.get(name) ?? definitions.get(name) ?? definitions.get(withoutPrefix(name))
  if (!definition) throw new AbiError('UnknownType', `The contract does not define the type ${name}.`, path)
  const arity = definition.typeParams.length
  if (args.length !== arity) {
    throw new AbiError('InvalidType', `The type ${name} takes ${arity} arguments, not ${args.length}.`, path)
  }
  return definition
}

/**
 * Checks that a type with a form of its own has the right number of arguments, and that an Option holds no Option: as
 * `T | null` its two kinds of None could not be told apart. Throws `InvalidType`.
 */
export function checkOwnForm(type: AdtType, path: string): void {
  definitionOf(type, builtInAdts, path)
  const [inner] = type.args
  if (type.name === 'Option' && inner?.kind === 'adt' && inner.name === 'Option') {
    throw new AbiError('InvalidType', 'An Option of an Option has no form in TypeScript.', path)
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
