import type { ScillaType } from '@tyto/abi'
import { adtType, listOf } from './adts'

const A: ScillaType = { kind: 'variable', name: "'A" }
const B: ScillaType = { kind: 'variable', name: "'B" }
const NAT = adtType('Nat')

const forall = (variable: string, body: ScillaType): ScillaType => ({ kind: 'forall', variable, body })

/** `first -> second -> ... -> last` */
export const functionType = (first: ScillaType, ...rest: readonly ScillaType[]): ScillaType => {
  const [second, ...others] = rest
  return second === undefined ? first : { kind: 'function', from: first, to: functionType(second, ...others) }
}

/** The language's own functions: recursion over lists and Peano numbers. Source: language documentation. */
export const RECURSION_TYPES: ReadonlyMap<string, ScillaType> = new Map([
  ['list_foldl', forall("'A", forall("'B", functionType(functionType(B, A, B), B, listOf(A), B)))],
  ['list_foldr', forall("'A", forall("'B", functionType(functionType(A, B, B), B, listOf(A), B)))],
  [
    'list_foldk',
    forall("'A", forall("'B", functionType(functionType(B, A, functionType(B, B), B), B, listOf(A), B))),
  ],
  ['nat_fold', forall("'A", functionType(functionType(A, NAT, A), A, NAT, A))],
  ['nat_foldk', forall("'A", functionType(functionType(A, NAT, functionType(A, A), A), A, NAT, A))],
])
