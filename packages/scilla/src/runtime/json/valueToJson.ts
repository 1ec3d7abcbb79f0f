import { formatType, type ScillaJson } from '@tyto/abi'
import { ScillaRuntimeError } from '../../errors/runtimeErrors'
import { walkEntries } from '../../values/mapEntries'
import { listItems, constructorOf, type Value } from '../../values/values'

/** Deeper values than a state can hold; list items do not count as depth. */
const deepest = 1000

function convert(value: Value, depth: number): ScillaJson {
  if (depth > deepest) throw new ScillaRuntimeError('TooDeep', 'A value is nested too deep for JSON.')
  switch (value.kind) {
    case 'integer':
      return value.value.toString()
    case 'blockNumber':
      return value.text
    case 'string':
      return value.value
    case 'bytes':
      return value.hex
    case 'map':
      return Array.from(walkEntries(value.entries), (entry) => ({
        key: convert(entry.key, depth + 1),
        val: convert(entry.value, depth + 1),
      }))
    case 'adt':
      if (value.type.name === 'List') return Array.from(listItems(value), (item) => convert(item, depth + 1))
      return {
        constructor: constructorOf(value),
        argtypes: value.type.args.map(formatType),
        arguments: value.args.map((argument) => convert(argument, depth + 1)),
      }
    default:
      throw new ScillaRuntimeError('InvalidValue', `A ${value.kind} has no JSON form.`)
  }
}

/**
 * A value as the chain's JSON: integers, block numbers and byte strings as strings, lists as arrays, maps as
 * `[{ key, val }]` in the order of their key texts, other ADTs as `{ constructor, argtypes, arguments }`.
 * Throws ScillaRuntimeError for messages and functions, which JSON cannot carry.
 *
 * @example
 * valueToJson(integerValue('Uint128', 5n)) // '5'
 */
export function valueToJson(value: Value): ScillaJson {
  return convert(value, 0)
}
