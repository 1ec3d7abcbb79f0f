import type { ScillaType } from './types'
import { substitute } from './rewriteType'

/** A data type (ADT): one of the language's own, or one that a contract or a library declares. */
export interface AdtDefinition {
  /**
   * As it stands in types. The language's own types and those of the contract in question stand alone (`Option`), others
   * behind the address or the name of the library that declares them (`0x12...ab.Direction`).
   */
  readonly name: string
  /** Its type variables, with their quotes; only types of the language have any. */
  readonly typeParams: readonly string[]
  readonly constructors: readonly AdtConstructor[]
}

export interface AdtConstructor {
  /** Without a prefix. */
  readonly name: string
  readonly adt: AdtDefinition
  /** The types of its arguments; they may name the variables of the data type. */
  readonly argTypes: readonly ScillaType[]
}

/** Data types by the name that stands in types. */
export type AdtDefinitions = ReadonlyMap<string, AdtDefinition>

type ConstructorRow = readonly [name: string, ...argTypes: readonly ScillaType[]]

/** A data type from its constructors, each a name and the types of its arguments. */
export function defineAdt(
  name: string,
  typeParams: readonly string[],
  rows: readonly ConstructorRow[],
): AdtDefinition {
  const constructors: AdtConstructor[] = []
  const adt = { name, typeParams, constructors }
  for (const [constructor, ...argTypes] of rows) constructors.push({ name: constructor, adt, argTypes })
  return adt
}

/** Peano numbers: the one data type of the language without a TypeScript form of its own. */
export const natAdt = defineAdt('Nat', [], [['Zero'], ['Succ', { kind: 'adt', name: 'Nat', args: [] }]])

/** The types of a constructor's arguments where its data type has these arguments. */
export function constructorArgTypes(
  { adt, argTypes }: AdtConstructor,
  typeArgs: readonly ScillaType[],
): readonly ScillaType[] {
  if (adt.typeParams.length === 0) return argTypes
  const by = new Map(adt.typeParams.map((name, index) => [name, typeArgs[index]]))
  return argTypes.map((type) => substitute(type, by))
}

/** `Document` of `0x....Document` or `Module.Document`. */
export function withoutPrefix(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1)
}
