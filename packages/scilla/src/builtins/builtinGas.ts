/**
 * Gas of the builtins, one table per group, in the evaluator's unit.
 * Source: Scilla documentation, "Gas Accounting on Zilliqa", table of builtin operations; what it leaves out is
 * from the gas that the reference prints for its own test programs.
 */
import type { IntegerName } from '@tyto/abi'

/** By width in bytes: cheap operations (compare, add, subtract, convert). */
const SIMPLE: { readonly [width: number]: number } = { 4: 4, 8: 4, 16: 8, 32: 16 }
/** Multiplication, division, remainder, and what is made of them. */
const HEAVY: { readonly [width: number]: number } = { 4: 20, 8: 20, 16: 40, 32: 80 }

const widthOf = (type: IntegerName): number => Number(type.replace(/^U?[Ii]nt/, '')) / 8

const byType = (table: { readonly [width: number]: number }) => {
  const names: readonly IntegerName[] = [
    'Int32',
    'Int64',
    'Int128',
    'Int256',
    'Uint32',
    'Uint64',
    'Uint128',
    'Uint256',
  ]
  return new Map(names.map((name) => [name, table[widthOf(name)] ?? 0]))
}

const SIMPLE_BY_TYPE = byType(SIMPLE)
const HEAVY_BY_TYPE = byType(HEAVY)

export const integerGas = {
  simple: (type: IntegerName): number => SIMPLE_BY_TYPE.get(type) as number,
  heavy: (type: IntegerName): number => HEAVY_BY_TYPE.get(type) as number,
  power: (type: IntegerName, exponent: bigint): number =>
    integerGas.heavy(type) * (1 + Math.floor(Math.log(Number(exponent) + 1))),
  root: (type: IntegerName, value: bigint): number =>
    integerGas.simple(type) * (1 + Math.floor(Math.log(Number(value) + 1))),
  toNat: (value: bigint): number => Number(value),
  toText: (type: IntegerName): number => integerGas.simple(type),
} as const

/** Short texts have the price of a text of this length, as when they are stored. */
const SHORTEST_TEXT = 20
const textSize = (length: number): number => Math.max(length, SHORTEST_TEXT)

export const stringGas = {
  equal: (a: number, b: number): number => textSize(Math.min(a, b)),
  concat: (a: number, b: number): number => textSize(a) + textSize(b),
  substring: (length: number, start: number, count: number): number =>
    start + Math.min(Math.max(length - start, 0), count),
  length: (length: number): number => length,
  reverse: (length: number): number => length,
  convert: (length: number): number => length,
} as const

export const bytesGas = {
  equal: (width: number): number => width,
  concat: (a: number, b: number): number => a + b,
  substring: stringGas.substring,
  length: (width: number): number => width,
  reverse: (width: number): number => width,
  convert: (width: number): number => width,
  toInteger: (type: IntegerName): number => widthOf(type),
  fromInteger: (type: IntegerName): number => widthOf(type),
} as const

export const blockNumberGas = { any: 32 } as const

export const mapGas = {
  look: 1,
  change: (size: number): number => 1 + size,
  list: (size: number): number => 1 + size,
  size: (size: number): number => 1 + size,
} as const

const blocks = (size: number, blockSize: number): number => Math.ceil(size / blockSize)

/** Sizes are those of the hashed bytes. */
export const cryptoGas = {
  /** The documentation has 10 or 15 per block; the reference takes 1 for every size. */
  hash: 1,
  schnorrVerify: (size: number): number => 250 + 15 * blocks(66 + size, 64),
  schnorrAddress: (): number => 1,
  ecdsaVerify: (size: number): number => 250 + 15 * blocks(66 + size, 64),
  ecdsaRecover: (): number => 5,
  /** Of the prefix and what is converted: bytes, or characters of a text. */
  bech32: (prefix: number, size: number): number => 4 * (textSize(prefix) + size),
  curveAdd: (): number => 20,
  /** By the scalar, as a power by its exponent. */
  curveMultiply: (scalar: bigint): number => 20 * (1 + Math.floor(Math.log(Number(scalar) + 1))),
  curveNegate: (): number => 20,
  pairing: (pairs: number): number => 40 * pairs,
} as const
