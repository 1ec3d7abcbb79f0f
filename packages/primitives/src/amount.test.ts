import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutUnits, formatUnits, mostAmount, parseUnits, percentOf, qaPerLi, qaPerZil } from './amount'

describe('parseUnits', () => {
  test.each([
    ['1', 12, qaPerZil],
    ['1.5', 12, 1_500_000_000_000n],
    ['0.000000000001', 12, 1n],
    ['.5', 1, 5n],
    ['5.', 1, 50n],
    ['007', 0, 7n],
    ['  2 ', 6, 2n * qaPerLi],
    ['0', 18, 0n],
    ['340282366920938463463374607431768211455', 0, 2n ** 128n - 1n],
  ])('%j with %i decimals', (text, decimals, value) => {
    expect(parseUnits(text, decimals)).toEqual({ ok: true, value })
  })

  test.each([
    ['', 'Empty'],
    [' \t\n', 'Empty'],
    ['.', 'InvalidNumber'],
    ['-1', 'InvalidNumber'],
    ['+1', 'InvalidNumber'],
    ['1e3', 'InvalidNumber'],
    ['0x10', 'InvalidNumber'],
    ['1,5', 'InvalidNumber'],
    ['1,000.5', 'InvalidNumber'],
    ['1 000', 'InvalidNumber'],
    ['1_000', 'InvalidNumber'],
    ['1.2.3', 'InvalidNumber'],
    ['NaN', 'InvalidNumber'],
    ['Infinity', 'InvalidNumber'],
    ['٣', 'InvalidNumber'],
    ['１', 'InvalidNumber'],
    ['0.0000001', 'TooManyDecimals'],
    ['1.0000000', 'TooManyDecimals'],
    ['9'.repeat(401), 'TooLong'],
    ['9'.repeat(5_000_000), 'TooLong'],
  ])('%.20j is refused as %s', (text, code) => {
    expect(parseUnits(text, 6)).toEqual({ ok: false, code })
  })
})

describe('formatUnits', () => {
  test.each([
    [0n, 12, '0'],
    [1n, 12, '0.000000000001'],
    [qaPerZil, 12, '1'],
    [1_500_000_000_000n, 12, '1.5'],
    [1_000n, 0, '1000'],
    [-1_500n, 3, '-1.5'],
    [-1n, 2, '-0.01'],
  ])('%s with %i decimals', (value, decimals, text) => {
    expect(formatUnits(value, decimals)).toBe(text)
  })
})

describe('both ways', () => {
  const decimals = fc.integer({ min: 0, max: 30 })

  test('what is written is read back exactly', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n }), decimals, (value, places) => {
        expect(parseUnits(formatUnits(value, places), places)).toEqual({ ok: true, value })
      }),
    )
  })

  test('what is read is written without superfluous zeros', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 2n ** 128n }),
        fc.stringMatching(/^[0-9]{0,12}$/),
        (whole, fraction) => {
          const result = parseUnits(`00${whole}.${fraction}`, 12)
          const plain = `${whole}.${fraction}`.replace(/\.?0*$/, '')
          const expected = fraction.replace(/0+$/, '') === '' ? `${whole}` : plain
          expect(result.ok && formatUnits(result.value, 12)).toBe(expected)
        },
      ),
    )
  })

  test('parseUnits takes digits and one point, and nothing else', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const result = parseUnits(text, 12)
        if (result.ok) expect(text.trim()).toMatch(/^(?=.*[0-9])[0-9]*\.?[0-9]{0,12}$/)
      }),
    )
  })

  test('decimals are a small whole number', () => {
    for (const wrong of [-1, 1.5, 256, NaN]) {
      expect(() => parseUnits('1', wrong)).toThrow(expect.objectContaining({ code: 'InvalidDecimals' }))
      expect(() => formatUnits(1n, wrong)).toThrow(expect.objectContaining({ code: 'InvalidDecimals' }))
    }
  })
})

describe('every count of decimals that a token can have', () => {
  const most = 2n ** 128n - 1n
  const decimals = fc.integer({ min: 0, max: 38 })
  // Small, middling and largest amounts, and those at the edges between two counts of digits.
  const units = fc.oneof(
    fc.bigInt({ min: 0n, max: most }),
    fc.bigInt({ min: 0n, max: 99_999n }),
    fc.integer({ min: 0, max: 38 }).map((power) => 10n ** BigInt(power)),
    fc.integer({ min: 1, max: 38 }).map((power) => 10n ** BigInt(power) - 1n),
    fc.constant(most),
  )

  test('what is typed is what is sent: no digit is lost, added or rounded', () => {
    fc.assert(
      fc.property(units, decimals, (value, places) => {
        const typed = formatUnits(value, places)
        expect(parseUnits(typed, places)).toEqual({ ok: true, value })
        // As people type it: zeros before and behind, no zero before the point.
        const [whole = '', fraction = ''] = typed.split('.')
        const padded = `000${whole}.${fraction.padEnd(places, '0')}`
        expect(parseUnits(padded, places)).toEqual({ ok: true, value })
        if (whole === '0' && fraction !== '')
          expect(parseUnits(`.${fraction}`, places)).toEqual({ ok: true, value })
      }),
      { numRuns: 1_000 },
    )
  })

  test('one digit more than the token has is refused, never cut', () => {
    fc.assert(
      fc.property(units, decimals, (value, places) => {
        const [whole = '', fraction = ''] = formatUnits(value, places).split('.')
        const typed = `${whole}.${fraction.padEnd(places, '0')}1`
        expect(parseUnits(typed, places)).toEqual({ ok: false, code: 'TooManyDecimals' })
      }),
    )
  })

  test('what is shown with four digits is never more than there is, is marked where it is less, and by less than 0.0001', () => {
    fc.assert(
      fc.property(units, decimals, (value, places) => {
        const { text, isExact } = cutUnits(value, places, 4)
        expect(text).toMatch(/^\d+\.\d{4}$/)
        const scale = Math.max(places, 4)
        const shown = parseUnits(text, scale)
        const held = value * 10n ** BigInt(scale - places)
        if (!shown.ok) throw new Error(shown.code)
        expect(shown.value <= held).toBe(true)
        expect(held - shown.value < 10n ** BigInt(scale - 4)).toBe(true)
        expect(isExact).toBe(shown.value === held)
      }),
      { numRuns: 1_000 },
    )
  })

  test.each([
    [0n, 12, '0.0000', true],
    [1n, 12, '0.0000', false],
    [99_999n, 5, '0.9999', false],
    [99_990n, 5, '0.9999', true],
    [5n, 0, '5.0000', true],
    [1_234n, 2, '12.3400', true],
  ])('%s with %i decimals is shown as %s', (value, places, text, isExact) => {
    expect(cutUnits(value, places, 4)).toEqual({ text, isExact })
  })
})

describe('a part in percent', () => {
  test('is never more than there is, and all of it at 100', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: mostAmount }), (amount) => {
        expect(percentOf(amount, 100n)).toBe(amount)
        for (const percent of [25n, 50n, 75n])
          expect(percentOf(amount, percent) * 100n).toBeLessThanOrEqual(amount * percent)
      }),
    )
  })

  test.each([
    [250n, 25n, 62n],
    [250n, 75n, 187n],
    [3n, 50n, 1n],
  ])('of %s, %s percent are %s', (amount, percent, part) => {
    expect(percentOf(amount, percent)).toBe(part)
  })

  test('is of what contracts count: one unit more is no Uint128', () => {
    expect(mostAmount).toBe(340_282_366_920_938_463_463_374_607_431_768_211_455n)
  })
})
