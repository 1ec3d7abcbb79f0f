import type { IntegerName, PrimitiveName } from '@tyto/abi'

const INTEGERS: ReadonlySet<string> = new Set<IntegerName>([
  'Int32', 'Int64', 'Int128', 'Int256',
  'Uint32', 'Uint64', 'Uint128', 'Uint256',
]) // prettier-ignore

const OTHERS: ReadonlySet<string> = new Set<PrimitiveName>([
  'String', 'BNum', 'Message', 'Event', 'Exception', 'ByStr', 'ReplicateContr',
]) // prettier-ignore

export const isIntegerName = (name: string): name is IntegerName => INTEGERS.has(name)

export const isPrimitiveName = (name: string): name is PrimitiveName => INTEGERS.has(name) || OTHERS.has(name)

/** Whether a value of the integer type can be this number. */
export function fitsInteger(type: IntegerName, value: bigint): boolean {
  const signed = type.startsWith('Int')
  const bits = BigInt(type.slice(signed ? 3 : 4))
  return signed
    ? value >= -(1n << (bits - 1n)) && value < 1n << (bits - 1n)
    : value >= 0n && value < 1n << bits
}
