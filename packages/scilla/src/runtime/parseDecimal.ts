import type { IntegerName } from '@tyto/abi'

interface IntegerRange {
  readonly min: bigint
  readonly max: bigint
  /** Width in bytes. */
  readonly width: number
  readonly signed: boolean
}

const signed = (bits: number): IntegerRange => ({
  min: -(1n << BigInt(bits - 1)),
  max: (1n << BigInt(bits - 1)) - 1n,
  width: bits / 8,
  signed: true,
})

const unsigned = (bits: number): IntegerRange => ({
  min: 0n,
  max: (1n << BigInt(bits)) - 1n,
  width: bits / 8,
  signed: false,
})

export const INTEGER_RANGES: { readonly [name in IntegerName]: IntegerRange } = {
  Int32: signed(32),
  Int64: signed(64),
  Int128: signed(128),
  Int256: signed(256),
  Uint32: unsigned(32),
  Uint64: unsigned(64),
  Uint128: unsigned(128),
  Uint256: unsigned(256),
}

export const isIntegerName = (name: string): name is IntegerName => Object.hasOwn(INTEGER_RANGES, name)

export const fitsInteger = (type: IntegerName, value: bigint): boolean => {
  const range = INTEGER_RANGES[type]
  return value >= range.min && value <= range.max
}

/** The longest decimal text of a 256-bit integer has 78 digits; leading zeros get some room. */
const LONGEST_DECIMAL = 300

/** Decimal digits with an optional sign; `undefined` for any other text. */
export const parseDecimal = (text: string): bigint | undefined => {
  if (text.length > LONGEST_DECIMAL || !/^[+-]?[0-9]+$/.test(text)) return undefined
  return text.startsWith('+') ? BigInt(text.slice(1)) : BigInt(text)
}
