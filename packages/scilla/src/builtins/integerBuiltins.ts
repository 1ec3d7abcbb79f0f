import { fitsInteger } from '@tyto/abi'
import { ScillaRuntimeError } from '../errors/runtimeErrors'
import { boolValue, integerValue, type IntegerValue, type Value } from '../values/values'
import { builtin, type Builtin, type Builtins } from './builtin'
import { heavyGas, simpleGas, stepsGas } from './builtinGas'
import { expectInteger, expectSameType, expectUint32, expectUnsigned } from './expectArgument'

/** Arithmetic on integers of all widths; the result has the type of the arguments or there is an error. */
export const integerBuiltins = {
  add: arithmetic(simpleGas, (x, y) => x + y),
  sub: arithmetic(simpleGas, (x, y) => x - y),
  mul: arithmetic(heavyGas, (x, y) => x * y),
  div: arithmetic(heavyGas, (x, y) => x / nonZero(y)),
  rem: arithmetic(heavyGas, (x, y) => x % nonZero(y)),
  lt: onTwoIntegers(simpleGas, (x, y) => boolValue(x.value < y.value)),
  pow: builtin(
    2,
    (a, b) => stepsGas(heavyGas(expectInteger(a).type), BigInt(expectUint32(b))),
    (a, b) => power(expectInteger(a), expectUint32(b)),
  ),
  isqrt: builtin(
    1,
    (a) => {
      const { type, value } = expectUnsigned(a)
      return stepsGas(simpleGas(type), value)
    },
    (a) => {
      const { type, value } = expectUnsigned(a)
      return integerValue(type, squareRoot(value))
    },
  ),
} satisfies Builtins

function onTwoIntegers(
  gasOf: (type: IntegerValue['type']) => number,
  run: (x: IntegerValue, y: IntegerValue) => Value,
): Builtin {
  return builtin(
    2,
    (a) => gasOf(expectInteger(a).type),
    (a, b) => {
      const x = expectInteger(a)
      const y = expectInteger(b)
      expectSameType(x, y)
      return run(x, y)
    },
  )
}

function arithmetic(
  gasOf: (type: IntegerValue['type']) => number,
  compute: (x: bigint, y: bigint) => bigint,
): Builtin {
  return onTwoIntegers(gasOf, (x, y) => ranged(x.type, compute(x.value, y.value)))
}

function ranged(type: IntegerValue['type'], value: bigint): IntegerValue {
  if (!fitsInteger(type, value)) throw overflow(type)
  return integerValue(type, value)
}

function overflow(type: string): ScillaRuntimeError {
  return new ScillaRuntimeError('Overflow', `${type} overflow or underflow.`)
}

function nonZero(divisor: bigint): bigint {
  if (divisor === 0n) throw new ScillaRuntimeError('DivisionByZero', 'Division by zero.')
  return divisor
}

/** An exponent above this overflows 256 bits for every base but 0, 1 and -1. */
const mostUsefulExponent = 256

function power(base: IntegerValue, exponent: number): IntegerValue {
  const { type, value } = base
  if (value === 0n || value === 1n) return exponent === 0 ? integerValue(type, 1n) : base
  if (value === -1n) return integerValue(type, exponent % 2 === 0 ? 1n : -1n)
  if (exponent > mostUsefulExponent) throw overflow(type)
  return ranged(type, value ** BigInt(exponent))
}

/** The largest j with j * j <= n (Newton's method from above). */
function squareRoot(n: bigint): bigint {
  if (n < 2n) return n
  let x = 1n << BigInt((n.toString(2).length + 1) >> 1)
  for (;;) {
    const next = (x + n / x) >> 1n
    if (next >= x) return x
    x = next
  }
}
