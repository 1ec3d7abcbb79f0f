import { integerGas } from './builtinGas'
import { ScillaRuntimeError } from '../errors/runtimeErrors'
import { fitsInteger } from '../runtime/integers'
import { boolValue, integerValue, type IntegerValue, type Value } from '../values/values'
import {
  builtin,
  expectInteger,
  expectSameType,
  expectUint32,
  illTyped,
  isUnsigned,
  type Builtin,
} from './builtin'

const ranged = (type: IntegerValue['type'], value: bigint): IntegerValue => {
  if (!fitsInteger(type, value)) throw new ScillaRuntimeError('Overflow', `${type} overflow or underflow.`)
  return integerValue(type, value)
}

const simpleGas = (a: Value): number => integerGas.simple(expectInteger(a).type)
const heavyGas = (a: Value): number => integerGas.heavy(expectInteger(a).type)

const arithmetic = (gas: (a: Value) => number, compute: (x: bigint, y: bigint) => bigint): Builtin =>
  builtin(2, gas, (a, b) => {
    const x = expectInteger(a)
    const y = expectInteger(b)
    expectSameType(x, y)
    return ranged(x.type, compute(x.value, y.value))
  })

const nonZero = (divisor: bigint): bigint => {
  if (divisor === 0n) throw new ScillaRuntimeError('DivisionByZero', 'Division by zero.')
  return divisor
}

/** An exponent above this overflows 256 bits for every base but 0, 1 and -1. */
const MOST_USEFUL_EXPONENT = 256

const power = (base: IntegerValue, exponent: number): IntegerValue => {
  const { type, value } = base
  if (value === 0n || value === 1n) return exponent === 0 ? integerValue(type, 1n) : base
  if (value === -1n) return integerValue(type, exponent % 2 === 0 ? 1n : -1n)
  if (exponent > MOST_USEFUL_EXPONENT)
    throw new ScillaRuntimeError('Overflow', `${type} overflow or underflow.`)
  return ranged(type, value ** BigInt(exponent))
}

/** The largest j with j * j <= n (Newton's method from above). */
const squareRoot = (n: bigint): bigint => {
  if (n < 2n) return n
  let x = 1n << BigInt((n.toString(2).length + 1) >> 1)
  for (;;) {
    const next = (x + n / x) >> 1n
    if (next >= x) return x
    x = next
  }
}

const expectUnsigned = (value: Value): IntegerValue => {
  const integer = expectInteger(value)
  if (!isUnsigned(integer.type)) throw illTyped('an unsigned integer', value)
  return integer
}

/** Arithmetic on integers of all widths; the result has the type of the arguments or there is an error. */
export const integerBuiltins: readonly (readonly [string, Builtin])[] = [
  ['add', arithmetic(simpleGas, (x, y) => x + y)],
  ['sub', arithmetic(simpleGas, (x, y) => x - y)],
  ['mul', arithmetic(heavyGas, (x, y) => x * y)],
  ['div', arithmetic(heavyGas, (x, y) => x / nonZero(y))],
  ['rem', arithmetic(heavyGas, (x, y) => x % nonZero(y))],
  [
    'lt',
    builtin(2, simpleGas, (a, b) => {
      const x = expectInteger(a)
      const y = expectInteger(b)
      expectSameType(x, y)
      return boolValue(x.value < y.value)
    }),
  ],
  [
    'pow',
    builtin(
      2,
      (a, b) => integerGas.power(expectInteger(a).type, BigInt(expectUint32(b))),
      (a, b) => power(expectInteger(a), expectUint32(b)),
    ),
  ],
  [
    'isqrt',
    builtin(
      1,
      (a) => integerGas.root(expectInteger(a).type, expectInteger(a).value),
      (a) => {
        const n = expectUnsigned(a)
        return integerValue(n.type, squareRoot(n.value))
      },
    ),
  ],
]
