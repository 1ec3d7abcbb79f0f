import { integerTypes, type IntegerName } from '@tyto/abi'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyBuiltin, outcome } from '../../test/testEvaluate'

const types = Object.keys(integerTypes) as IntegerName[]

/** Any value of a type, with its edges often. */
const integer = (type: IntegerName) => {
  const { min, max } = integerTypes[type]
  const edges = [min, max, min + 1n, max - 1n, 0n, 1n].filter((value) => value >= min && value <= max)
  return fc.oneof(fc.constantFrom(...edges), fc.bigInt({ min, max }), fc.bigInt({ min: 0n, max: 1000n }))
}

const literal = (type: IntegerName, value: bigint): string => `${type} ${value}`

const expected = (type: IntegerName, value: bigint): string => {
  const { min, max } = integerTypes[type]
  return value >= min && value <= max ? `(${type} ${value})` : 'Overflow'
}

const arithmetic: readonly (readonly [string, (a: bigint, b: bigint) => bigint])[] = [
  ['add', (a, b) => a + b],
  ['sub', (a, b) => a - b],
  ['mul', (a, b) => a * b],
]

describe.each(types)('builtins on %s', (type) => {
  const pair = fc.tuple(integer(type), integer(type))
  const run = (name: string, a: bigint, b: bigint): string =>
    outcome(applyBuiltin(name, literal(type, a), literal(type, b)))

  it.each(arithmetic)('%s is exact or an overflow', (name, compute) => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        expect(run(name, a, b)).toBe(expected(type, compute(a, b)))
      }),
    )
  })

  it('div and rem round towards zero; by zero is an error', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        expect(run('div', a, b)).toBe(b === 0n ? 'DivisionByZero' : expected(type, a / b))
        expect(run('rem', a, b)).toBe(b === 0n ? 'DivisionByZero' : expected(type, a % b))
      }),
    )
  })

  it('eq and lt compare', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        expect(run('eq', a, b)).toBe(a === b ? '(True)' : '(False)')
        expect(run('lt', a, b)).toBe(a < b ? '(True)' : '(False)')
      }),
    )
  })

  it('pow is exact or an overflow, without computing huge numbers', () => {
    const power = (a: bigint, exponent: number): string =>
      outcome(applyBuiltin('pow', literal(type, a), `Uint32 ${exponent}`))
    fc.assert(
      fc.property(integer(type), fc.nat(40), (a, exponent) => {
        expect(power(a, exponent)).toBe(expected(type, a ** BigInt(exponent)))
      }),
    )
    expect(power(1n, 4_294_967_295)).toBe(`(${type} 1)`)
    expect(power(2n, 4_294_967_295)).toBe('Overflow')
    if (integerTypes[type].min < 0n) expect(power(-1n, 4_294_967_295)).toBe(`(${type} -1)`)
  })

  it('converts to every other type, or to None', () => {
    fc.assert(
      fc.property(integer(type), fc.constantFrom(...types), (value, to) => {
        const result = outcome(applyBuiltin(`to_${to.toLowerCase()}`, literal(type, value)))
        const fits = expected(to, value)
        expect(result).toBe(fits === 'Overflow' ? '(None)' : `(Some ${fits})`)
      }),
    )
  })

  it('to_string and back gives the same integer', () => {
    fc.assert(
      fc.property(integer(type), (value) => {
        const source = `let n = ${literal(type, value)} in let s = builtin to_string n in builtin to_${type.toLowerCase()} s`
        expect(outcome(source)).toBe(`(Some (${type} ${value}))`)
      }),
    )
  })
})

describe('integer builtins', () => {
  it('isqrt gives the largest root that fits', () => {
    fc.assert(
      fc.property(integer('Uint256'), (n) => {
        const text = outcome(applyBuiltin('isqrt', literal('Uint256', n)))
        const root = BigInt(/\(Uint256 (\d+)\)/.exec(text)?.[1] ?? '-1')
        expect(root * root <= n && (root + 1n) * (root + 1n) > n).toBe(true)
      }),
    )
  })

  it('refuses arguments of other types', () => {
    expect(outcome(applyBuiltin('add', 'Uint32 1', 'Uint64 1'))).toBe('IllTyped')
    expect(outcome(applyBuiltin('add', '"1"', '"1"'))).toBe('IllTyped')
    expect(outcome(applyBuiltin('isqrt', 'Int32 4'))).toBe('IllTyped')
    expect(outcome(applyBuiltin('pow', 'Int32 4', 'Int32 4'))).toBe('IllTyped')
    expect(outcome(applyBuiltin('to_nat', 'Uint64 4'))).toBe('IllTyped')
  })
})
