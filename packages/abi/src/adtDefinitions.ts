import { AbiError } from './AbiError'
import type { AdtDescription } from './ContractDescription'
import { parseType } from './parseType'
import type { ScillaType } from './types'

/** The types that values may be made of, by name: the contract's own and Nat. */
export type AdtDefinitions = ReadonlyMap<string, AdtDefinition>

export interface AdtDefinition {
  /** Type variables, `'A`. */
  readonly variables: readonly string[]
  /** The types of each constructor's arguments. */
  readonly constructors: ReadonlyMap<string, readonly ScillaType[]>
}

/** Types with a TypeScript form of their own, see `encodeValue`. */
export const BUILT_IN_ARITY: ReadonlyMap<string, number> = new Map([
  ['Bool', 0],
  ['Option', 1],
  ['List', 1],
  ['Pair', 2],
])

const NAT: AdtDescription = {
  tname: 'Nat',
  tparams: [],
  tmap: [
    { cname: 'Zero', argtypes: [] },
    { cname: 'Succ', argtypes: ['Nat'] },
  ],
}

/** Reads the descriptions of a contract's types. Throws `AbiError` for names given twice and types that are none. */
export function adtDefinitions(descriptions: readonly AdtDescription[]): AdtDefinitions {
  const definitions = new Map<string, AdtDefinition>()
  // The reference checker also lists the built-in types; those are known here.
  const own = descriptions.filter(({ tname }) => !BUILT_IN_ARITY.has(tname) && tname !== NAT.tname)
  for (const { tname, tparams, tmap } of [NAT, ...own]) {
    if (definitions.has(tname)) throw new AbiError('WrongContract', `The type ${tname} is defined twice.`)
    const constructors = new Map<string, readonly ScillaType[]>()
    for (const { cname, argtypes } of tmap) {
      if (constructors.has(cname))
        throw new AbiError('WrongContract', `The constructor ${cname} is defined twice.`)
      constructors.set(cname, argtypes.map(parseType))
    }
    definitions.set(tname, { variables: tparams, constructors })
  }
  return definitions
}

export type NamedAdt = ScillaType & { readonly kind: 'adt' }

/** The definition of a user type, whatever its prefix. Throws `UnknownType`, `InvalidType`. */
export function definitionOf(type: NamedAdt, definitions: AdtDefinitions, path: string): AdtDefinition {
  const definition = definitions.get(type.name) ?? definitions.get(withoutPrefix(type.name))
  if (!definition)
    throw new AbiError('UnknownType', `The contract does not define the type ${type.name}.`, path)
  checkArity(type, definition.variables.length, path)
  return definition
}

/** Arity, and that an Option holds no Option: as `T | null` its two kinds of None could not be told apart. */
export function checkBuiltIn(type: NamedAdt, path: string): void {
  checkArity(type, BUILT_IN_ARITY.get(type.name) ?? 0, path)
  const [inner] = type.args
  if (type.name === 'Option' && inner?.kind === 'adt' && inner.name === 'Option') {
    throw new AbiError('InvalidType', 'An Option of an Option has no form in TypeScript.', path)
  }
}

function checkArity(type: NamedAdt, arity: number, path: string): void {
  if (type.args.length !== arity) {
    throw new AbiError(
      'InvalidType',
      `The type ${type.name} takes ${arity} arguments, not ${type.args.length}.`,
      path,
    )
  }
}

/** The types of a constructor's arguments in `type`, its variables filled in. Throws `UnknownConstructor`. */
export function argumentTypes(
  type: NamedAdt,
  definition: AdtDefinition,
  constructor: string,
  path: string,
): readonly ScillaType[] {
  const types = definition.constructors.get(constructor)
  if (!types) throw new AbiError('UnknownConstructor', `${type.name} has no constructor of this name.`, path)
  if (definition.variables.length === 0) return types
  return types.map((argument) =>
    substitute(argument, new Map(definition.variables.map((v, i) => [v, type.args[i]]))),
  )
}

/** `Document` of `0x....Document` or `Module.Document`. */
export function withoutPrefix(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1)
}

/** Data types only: an argument with a function type has no JSON form and is refused later. */
function substitute(type: ScillaType, values: ReadonlyMap<string, ScillaType | undefined>): ScillaType {
  switch (type.kind) {
    case 'variable':
      return values.get(type.name) ?? type
    case 'map':
      return { ...type, key: substitute(type.key, values), value: substitute(type.value, values) }
    case 'adt':
      return { ...type, args: type.args.map((arg) => substitute(arg, values)) }
    default:
      return type
  }
}
