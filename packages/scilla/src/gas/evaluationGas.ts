import type { AddressKind } from '@tyto/abi'
import { sizeOf } from '../values/mapEntries'
import type { Value } from '../values/values'
import type { GasMeter } from './gasMeter'
import { literalGas } from './literalGas'

/**
 * Gas of expressions and statements, in the evaluator's unit.
 * Source: "Gas Accounting on Zilliqa", static cost of expressions, and gas of statements.
 */
export const expressionGas = {
  literal: 1,
  variable: 1,
  let: 1,
  message: 1,
  function: 1,
  application: 1,
  typeFunction: 1,
  typeApplication: 1,
  constructor: 1,
  /** Per clause. */
  matchClause: 1,
} as const

/**
 * Gas of the recursion primitives (`list_foldl` and the like): of each type but the last that it is applied to; of each of the
 * first two arguments; of the third, with which it starts; of one step, besides what the step function costs, and how much of
 * that a left fold pays ahead of the function; and of each primitive in every run.
 */
export const recursionGas = { type: 1, argument: 2, start: 3, step: 7, ahead: 1, primitive: 1 } as const

export const statementGas = {
  bind: 1,
  readChain: 1,
  accept: 1,
  call: 1,
  result: 1,
  /** Looking up what stands at an address, given as a parameter or cast. */
  addressLook: (of: AddressKind, fields: number): number => (of === 'contract' ? 3 + fields : 2),
  /** Per clause. */
  matchClause: 1,
  loadEntry: (keys: number, loaded: Value | undefined, meter: GasMeter): number =>
    keys + (loaded === undefined ? 1 : literalGas(loaded, meter, 'loaded')),
  entryExists: (keys: number): number => keys + 1,
  storeEntry: (keys: number, stored: Value, meter: GasMeter): number =>
    keys + literalGas(stored, meter, 'made'),
  removeEntry: (keys: number): number => keys,
  /** Besides its messages. */
  send: 1,
  /** Of an exception that carries nothing; another one is paid for by its message. */
  bareThrow: 1,
  /** The reference takes more for a whole map the more entries it has, which the documentation does not say. */
  load: (loaded: Value, meter: GasMeter): number =>
    literalGas(loaded, meter, 'loaded') + (loaded.kind === 'map' ? orderGas(sizeOf(loaded.entries)) : 0),
  /** Storing a field, or what a message, an event or an exception carries. */
  value: (made: Value, meter: GasMeter): number => literalGas(made, meter, 'made'),
} as const

/** Of n entries: n times the whole part of their natural logarithm. */
function orderGas(count: number): number {
  return count < 2 ? 0 : count * Math.floor(Math.log(count))
}
