import { formatUnits } from '@tyto/primitives'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostBesideGas, readSwapAmount } from './swapAmount'

const amountOf = (typed: string, decimals = 12, language = 'en') => readSwapAmount(typed, decimals, language)

it('ZIL of an account is traded but for its gas', () => {
  const balance = 100n
  for (const [gas, most] of [
    [0n, 100n],
    [11n, 89n],
    [100n, 0n],
    [101n, 0n],
  ] as const)
    expect(mostBesideGas({ balance, gas })).toBe(most)
})

describe('[SW-11] the amount of a swap', () => {
  it.each(['', '   ', '0', '0.000'])('%j is nothing, and no fault', (typed) => {
    expect(amountOf(typed)).toEqual({ amount: 0n, fault: null })
  })

  it.each(['x', '1e5', '-1', '+1', '0x10', '1..2', '1 2', '١٢', 'NaN', '1,200', '∞', '.', '9'.repeat(500)])(
    '%j counts as 0',
    (typed) => {
      const { amount, fault } = amountOf(typed)
      expect(amount).toBe(0n)
      expect(fault).not.toBeNull()
    },
  )

  it('says more digits than the coin has, and what is no number', () => {
    expect(amountOf('1.1234567', 6)).toEqual({ amount: 0n, fault: 'tooFine' })
    expect(amountOf('abc', 6)).toEqual({ amount: 0n, fault: 'notNumber' })
  })

  it('says what the chain cannot count', () => {
    expect(amountOf('340282366920938463463374607431768211455', 0)).toEqual({
      amount: 2n ** 128n - 1n,
      fault: null,
    })
    expect(amountOf('340282366920938463463374607431768211456', 0)).toEqual({ amount: 0n, fault: 'tooLarge' })
    expect(amountOf('9'.repeat(30))).toEqual({ amount: 0n, fault: 'tooLarge' })
  })

  it.each([
    ['1,234,567.5', 'en', '1234567.5'],
    ['1,234.5', 'es', '1234.5'],
    ['1.234.567,5', 'en', '1234567.5'],
    ['1.234,5', 'ru', '1234.5'],
    ['1 234 567,5', 'ru', '1234567.5'],
    ['1 234', 'en', '1234'],
    ['12,5', 'en', '12.5'],
    [' 7 ', 'en', '7'],
  ])('reads %j as it was pasted in %s', (typed, language, plain) => {
    expect(amountOf(typed, 12, language)).toEqual(amountOf(plain))
    expect(amountOf(plain).amount).toBeGreaterThan(0n)
  })

  it('reads exactly what is written, whatever the decimals', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 2n ** 128n - 1n }),
        fc.integer({ min: 0, max: 18 }),
        (units, decimals) => {
          const text = formatUnits(units, decimals)
          // A text that a reader could take for a group of three is refused, never guessed.
          fc.pre(!/^[1-9]\d{0,2}\.\d{3}$/.test(text))
          expect(amountOf(text, decimals, 'es')).toEqual({ amount: units, fault: null })
        },
      ),
    )
  })
})
