import type { PrimitiveName } from './types'

export interface IntegerBounds {
  readonly least: bigint
  readonly most: bigint
}

/** BNum has no stated width in the language; block numbers beyond 256 bits are refused like those of Uint256. */
const BOUNDS: ReadonlyMap<PrimitiveName, IntegerBounds> = new Map([
  ['Int32', signed(32)],
  ['Int64', signed(64)],
  ['Int128', signed(128)],
  ['Int256', signed(256)],
  ['Uint32', unsigned(32)],
  ['Uint64', unsigned(64)],
  ['Uint128', unsigned(128)],
  ['Uint256', unsigned(256)],
  ['BNum', unsigned(256)],
])

/** The bounds of an integer type or of block numbers; undefined for any other type. */
export function integerBounds(name: PrimitiveName): IntegerBounds | undefined {
  return BOUNDS.get(name)
}

function signed(bits: number): IntegerBounds {
  const half = 1n << BigInt(bits - 1)
  return { least: -half, most: half - 1n }
}

function unsigned(bits: number): IntegerBounds {
  return { least: 0n, most: (1n << BigInt(bits)) - 1n }
}
