import { defineAdt, natAdt, type AdtDefinitions, type ScillaType } from '@tyto/abi'
import { listType } from './build'

const a: ScillaType = { kind: 'variable', name: "'A" }
const b: ScillaType = { kind: 'variable', name: "'B" }

/** The data types that every contract knows. */
export const builtInAdts: AdtDefinitions = new Map(
  [
    defineAdt('Bool', [], [['True'], ['False']]),
    natAdt,
    defineAdt('Option', ["'A"], [['Some', a], ['None']]),
    defineAdt('List', ["'A"], [['Cons', a, listType(a)], ['Nil']]),
    defineAdt('Pair', ["'A", "'B"], [['Pair', a, b]]),
  ].map((adt) => [adt.name, adt]),
)
