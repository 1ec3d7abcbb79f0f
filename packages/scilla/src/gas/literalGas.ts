import { integerTypes } from '@tyto/abi'
import { walkEntries } from '../values/mapEntries'
import { typeSize } from '../types/typeSize'
import { NatValue, type Value } from '../values/values'
import type { GasMeter } from './gasMeter'

const blockNumber = 64
const shortestText = 20
const functionGas = 1
/** A constructor without arguments; one with arguments costs what they cost. */
const constructor = 1

/**
 * Why a value is priced. A `loaded` one is as large as it stands in the state. The parts of one that was `made` in a run were
 * paid for by the run, but it may hold the same part many times. An `unpaid` one is only measured: the answer is no price to
 * charge.
 */
type Use = 'loaded' | 'made' | 'unpaid'

/**
 * Gas of storing, loading or sending a value, for the meter to charge; Infinity for one that is far larger than what was paid
 * for. Source: "Gas Accounting on Zilliqa", storage of literals. It keeps a stack of its own, as a list may be long, and ends
 * where the gas does: a part that a value holds many times takes no memory, but is looked at each time.
 */
export function literalGas(value: Value, meter: GasMeter, use: Use): number {
  switch (value.kind) {
    case 'integer':
      return integerTypes[value.type].width
    case 'string':
      return Math.max(value.value.length, shortestText)
    case 'bytes':
      return (value.hex.length - 2) >> 1
    case 'blockNumber':
      return blockNumber
    case 'function':
    case 'typeFunction':
      return functionGas
    case 'message': {
      let gas = 0
      for (const entry of value.entries) {
        gas += Math.max(entry.name.length, shortestText) + literalGas(entry.value, meter, use)
      }
      return gas
    }
    default:
      return compoundGas(value, meter, use)
  }
}

/** Gas of a value that costs nothing: 0, or Infinity where it is far larger than what was paid for so far. */
export function unpaidGas(value: Value, meter: GasMeter): number {
  return literalGas(value, meter, 'unpaid') === Infinity ? Infinity : 0
}

/** No taller number can be hashed or written down: the run that tries it fails. */
const tallestNat = 1_000

/**
 * How many parts a value counts for: one of a data type is stored with its type, so that a large type counts for several; a
 * number of the type `Nat` is written down and hashed as one part for each `Succ`.
 */
function looksAt(value: Value): number {
  if (value instanceof NatValue) return 1 + Math.min(value.count, tallestNat)
  return value.kind === 'adt' && value.type.args.length > 0 ? 1 + (typeSize(value.type) >> 2) : 1
}

function compoundGas(root: Value, meter: GasMeter, use: Use): number {
  let gas = 0
  const open: Value[] = [root]
  while (open.length > 0) {
    const value = open.pop() as Value
    if (use !== 'unpaid' && gas > meter.remaining) return gas
    if (!meter.mayLook(use === 'loaded' ? gas : 0, looksAt(value))) return Infinity
    switch (value.kind) {
      case 'map':
        for (const entry of walkEntries(value.entries)) open.push(entry.key, entry.value)
        break
      case 'adt':
        if (value instanceof NatValue) {
          // All that it costs is the `Zero` at its end.
          gas += constructor
          break
        }
        if (value.args.length === 0) gas += constructor
        open.push(...value.args)
        break
      default:
        gas += literalGas(value, meter, use)
    }
  }
  return gas
}
