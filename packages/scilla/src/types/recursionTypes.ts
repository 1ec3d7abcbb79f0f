import type { ScillaType } from '@tyto/abi'
import { forallType, functionType, listType, natType } from './build'

const a: ScillaType = { kind: 'variable', name: "'A" }
const b: ScillaType = { kind: 'variable', name: "'B" }

function forAB(body: ScillaType): ScillaType {
  return forallType("'A", forallType("'B", body))
}

/** The language's own functions: recursion over lists and Peano numbers. Source: language documentation. */
export const recursionTypes: ReadonlyMap<string, ScillaType> = new Map([
  ['list_foldl', forAB(functionType(functionType(b, a, b), b, listType(a), b))],
  ['list_foldr', forAB(functionType(functionType(a, b, b), b, listType(a), b))],
  ['list_foldk', forAB(functionType(functionType(b, a, functionType(b, b), b), b, listType(a), b))],
  ['nat_fold', forallType("'A", functionType(functionType(a, natType, a), a, natType, a))],
  [
    'nat_foldk',
    forallType("'A", functionType(functionType(a, natType, functionType(a, a), a), a, natType, a)),
  ],
])
