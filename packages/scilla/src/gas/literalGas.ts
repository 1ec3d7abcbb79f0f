import type { IntegerName } from '@tyto/abi'
import { walkEntries } from '../runtime/mapEntries'
import type { Value } from '../runtime/values'

const INTEGER: { readonly [type in IntegerName]: number } = {
  Int32: 4,
  Int64: 8,
  Int128: 16,
  Int256: 32,
  Uint32: 4,
  Uint64: 8,
  Uint128: 16,
  Uint256: 32,
}

const BLOCK_NUMBER = 64
const SHORTEST_TEXT = 20
const FUNCTION = 1
/** A constructor without arguments, or `Some`. */
const CONSTRUCTOR = 1

/**
 * Gas of storing, loading or sending a value. Source: "Gas Accounting on Zilliqa", storage of literals.
 * Walks with a stack of its own: a list may be long.
 */
export const literalGas = (value: Value): number => {
  switch (value.kind) {
    case 'integer':
      return INTEGER[value.type]
    case 'string':
      return Math.max(value.value.length, SHORTEST_TEXT)
    case 'bytes':
      return (value.hex.length - 2) >> 1
    case 'blockNumber':
      return BLOCK_NUMBER
    case 'function':
    case 'typeFunction':
      return FUNCTION
    case 'message': {
      let gas = 0
      for (const entry of value.entries) {
        gas += Math.max(entry.name.length, SHORTEST_TEXT) + literalGas(entry.value)
      }
      return gas
    }
    default:
      return compoundGas(value)
  }
}

const compoundGas = (root: Value): number => {
  let gas = 0
  const open: Value[] = [root]
  while (open.length > 0) {
    const value = open.pop() as Value
    switch (value.kind) {
      case 'map':
        for (const entry of walkEntries(value.entries)) open.push(entry.key, entry.value)
        break
      case 'adt':
        // `Some` is paid for as well as what is in it; other constructors with arguments are not.
        if (value.args.length === 0 || value.name === 'Some') gas += CONSTRUCTOR
        open.push(...value.args)
        break
      default:
        gas += literalGas(value)
    }
  }
  return gas
}
