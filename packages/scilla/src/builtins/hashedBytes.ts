import { integerTypes } from '@tyto/abi'
import { bigintToBytes, concatBytes, hexToBytes, sha256, utf8ToBytes } from '@tyto/primitives'
import { ScillaRuntimeError } from '../errors/runtimeErrors'
import { walkEntries } from '../values/mapEntries'
import { constructorOf, NatValue, type IntegerValue, type Value } from '../values/values'

function integerBytes({ type, value }: IntegerValue): Uint8Array {
  const { width } = integerTypes[type]
  return bigintToBytes(value < 0n ? value + (1n << BigInt(8 * width)) : value, width)
}

function compareBytes(a: Uint8Array, b: Uint8Array): number {
  for (let i = 0; i < a.length && i < b.length; i++) {
    const difference = (a[i] as number) - (b[i] as number)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

/** A hash sees each `Succ` by its name. */
const highestNat = 1000

function collect(value: Value, into: Uint8Array[]): void {
  switch (value.kind) {
    case 'integer':
      into.push(integerBytes(value))
      return
    case 'string':
      into.push(utf8ToBytes(value.value))
      return
    case 'bytes':
      into.push(hexToBytes(value.hex))
      return
    case 'blockNumber':
      into.push(utf8ToBytes(value.text))
      return
    case 'adt':
      if (value instanceof NatValue && value.count > highestNat)
        throw new ScillaRuntimeError('TooDeep', 'A Nat is too deep to be hashed.')
      into.push(utf8ToBytes(constructorOf(value)))
      for (const argument of value.args) collect(argument, into)
      return
    case 'map': {
      // Keys from the greatest to the least, so that the order of insertion does not matter.
      const entries = Array.from(walkEntries(value.entries), (entry) => ({
        key: hashedBytes(entry.key),
        value: entry.value,
      }))
      for (const entry of entries.sort((a, b) => compareBytes(b.key, a.key))) {
        into.push(entry.key)
        collect(entry.value, into)
      }
      return
    }
    case 'message':
      for (const { name, value: carried } of value.entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
        into.push(sha256(utf8ToBytes(name)), sha256(hashedBytes(carried)))
      }
      return
    default:
      throw new ScillaRuntimeError('Unsupported', `A ${value.kind} cannot be hashed.`)
  }
}

/**
 * The bytes of a value that the hash functions see: integers big-endian (two's complement) in the width of their type,
 * text and byte strings as they are, an ADT value its constructor's qualified name and then its arguments, a map its entries.
 * Source: the digests in the reference's evaluation tests. But for messages, of which nobody has written down how the reference
 * does it: ours are the hashes of each name and value in the order of the names, so that no two messages have the same bytes.
 */
export function hashedBytes(value: Value): Uint8Array {
  const parts: Uint8Array[] = []
  collect(value, parts)
  return parts.length === 1 ? (parts[0] as Uint8Array) : concatBytes(...parts)
}
