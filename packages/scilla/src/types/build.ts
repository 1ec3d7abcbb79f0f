import type { ScillaType } from '@tyto/abi'

/**
 * An algebraic data type. `name` is what makes it one type everywhere: bare for the language's own types and for those
 * that the checked module declares, with the library's id before a dot for those of libraries (`TestLib1.Shape`).
 */
export interface AdtDefinition {
  readonly name: string
  /** Type variables with their quotes; user-defined types have none. */
  readonly typeParams: readonly string[]
  readonly constructors: readonly AdtConstructor[]
}

export interface AdtConstructor {
  /** Qualified as the type's name is. */
  readonly name: string
  readonly adt: AdtDefinition
  /** In terms of the type parameters. */
  readonly argTypes: readonly ScillaType[]
}

const A: ScillaType = { kind: 'variable', name: "'A" }
const B: ScillaType = { kind: 'variable', name: "'B" }

type ConstructorShape = readonly [name: string, ...argTypes: readonly ScillaType[]]

export function defineAdt(
  name: string,
  typeParams: readonly string[],
  constructors: readonly ConstructorShape[],
): AdtDefinition {
  const list: AdtConstructor[] = []
  const adt: AdtDefinition = { name, typeParams, constructors: list }
  for (const [constructorName, ...argTypes] of constructors)
    list.push({ name: constructorName, adt, argTypes })
  return adt
}

export const adtType = (name: string, ...args: readonly ScillaType[]): ScillaType => ({
  kind: 'adt',
  name,
  args,
})

export const BOOL = adtType('Bool')
export const optionOf = (type: ScillaType): ScillaType => adtType('Option', type)
export const listOf = (type: ScillaType): ScillaType => adtType('List', type)
export const pairOf = (first: ScillaType, second: ScillaType): ScillaType => adtType('Pair', first, second)

/** The types that need no declaration. */
export const LANGUAGE_ADTS: readonly AdtDefinition[] = [
  defineAdt('Bool', [], [['True'], ['False']]),
  defineAdt('Nat', [], [['Zero'], ['Succ', adtType('Nat')]]),
  defineAdt('Option', ["'A"], [['Some', A], ['None']]),
  defineAdt('List', ["'A"], [['Cons', A, listOf(A)], ['Nil']]),
  defineAdt('Pair', ["'A", "'B"], [['Pair', A, B]]),
]
