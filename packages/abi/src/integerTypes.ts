import type { IntegerName, PrimitiveName } from './types'

/** The range of an integer type. */
export interface IntegerType {
  readonly min: bigint
  readonly max: bigint
  /** In bytes. */
  readonly width: number
}

/** The integer types of the language, by name. */
export const integerTypes: { readonly [name in IntegerName]: IntegerType } = {
  Int32: signed(4),
  Int64: signed(8),
  Int128: signed(16),
  Int256: signed(32),
  Uint32: unsigned(4),
  Uint64: unsigned(8),
  Uint128: unsigned(16),
  Uint256: unsigned(32),
}

export function isIntegerName(name: string): name is IntegerName {
  return Object.hasOwn(integerTypes, name)
}

/**
 * Whether a value of the integer type can be this number.
 *
 * @example
 * fitsInteger('Uint32', -1n) // false
 */
export function fitsInteger(name: IntegerName, value: bigint): boolean {
  const { min, max } = integerTypes[name]
  return value >= min && value <= max
}

/**
 * The integer type whose bounds hold for the numbers of a type, undefined for types without numbers. Block numbers have no
 * stated width in the language; the codec refuses those beyond 256 bits.
 */
export function boundingType(name: PrimitiveName): IntegerName | undefined {
  if (name === 'BNum') return 'Uint256'
  return isIntegerName(name) ? name : undefined
}

function signed(width: number): IntegerType {
  const half = 1n << BigInt(8 * width - 1)
  return { min: -half, max: half - 1n, width }
}

function unsigned(width: number): IntegerType {
  return { min: 0n, max: (1n << BigInt(8 * width)) - 1n, width }
}
