import type { IntegerName } from '@tyto/abi'
/**
 * Gas that builtins of several families share, in the evaluator's unit; the gas of one builtin stands beside it.
 * Source: Scilla documentation, "Gas Accounting on Zilliqa", table of builtin operations; what it leaves out is
 * from the gas that the reference prints for its own test programs.
 */

const simple: { readonly [type in IntegerName]: number } = {
  Int32: 4,
  Int64: 4,
  Int128: 8,
  Int256: 16,
  Uint32: 4,
  Uint64: 4,
  Uint128: 8,
  Uint256: 16,
}

/** Of cheap operations on integers: compare, add, subtract, convert. */
export function simpleGas(type: IntegerName): number {
  return simple[type]
}

/** Of multiplication, division, remainder, and what is made of them. */
export function heavyGas(type: IntegerName): number {
  return 5 * simple[type]
}

/** Gas that grows with the digits of a number: so many times the gas of one step. */
export function stepsGas(step: number, value: bigint): number {
  return step * (1 + Math.floor(Math.log(Number(value) + 1)))
}

const shortestText = 20
/** The size by which a text is paid for; a short one costs as much as one of 20 bytes, as when it is stored. */
export function textSize(length: number): number {
  return Math.max(length, shortestText)
}

export const blockNumberGas = 32
