/** Algebraic data types as the evaluator needs them: names, parameters and the types of constructor arguments. */
import type { ScillaType } from '@tyto/abi'

export interface ConstructorShape {
  /** Bare name. */
  readonly name: string
  /** May name the type's parameters; user-defined types are qualified. */
  readonly args: readonly ScillaType[]
}

export interface AdtShape {
  /** As it stands in types: bare for types of the language, qualified for the rest. */
  readonly name: string
  readonly typeParams: readonly string[]
  readonly constructors: readonly ConstructorShape[]
}

/** ADTs by the name that stands in types. */
export type AdtTable = ReadonlyMap<string, AdtShape>

const variable = (name: string): ScillaType => ({ kind: 'variable', name })
const adt = (name: string, ...args: ScillaType[]): ScillaType => ({ kind: 'adt', name, args })

const shape = (
  name: string,
  typeParams: readonly string[],
  constructors: readonly (readonly [string, ...ScillaType[]])[],
): AdtShape => ({
  name,
  typeParams,
  constructors: constructors.map(([constructorName, ...args]) => ({ name: constructorName, args })),
})

/** The types that every contract knows. */
export const LANGUAGE_ADTS: AdtTable = new Map(
  [
    shape('Bool', [], [['True'], ['False']]),
    shape('Nat', [], [['Zero'], ['Succ', adt('Nat')]]),
    shape('Option', ["'A"], [['Some', variable("'A")], ['None']]),
    shape('List', ["'A"], [['Cons', variable("'A"), adt('List', variable("'A"))], ['Nil']]),
    shape('Pair', ["'A", "'B"], [['Pair', variable("'A"), variable("'B")]]),
  ].map((definition) => [definition.name, definition]),
)
