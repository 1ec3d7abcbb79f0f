import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCount, plainCount } from './parseCount'

describe('[BX-30] a count as people type it', () => {
  it.each([
    ['1,000', 1_000],
    ['1.000', 1_000],
    ['1 000', 1_000],
    ['1\u00A0000', 1_000],
    ['1\u202F000', 1_000],
    ["1'000", 1_000],
    ['1,000,000', 1_000_000],
    ['3.0', 3],
    ['3,0', 3],
    ['3.', 3],
    [' 12 ', 12],
    ['-3', -3],
  ])('%j is %i', (text, count) => {
    expect(parseCount(text)).toEqual({ ok: true, value: count })
  })

  it.each([
    ['3.5', 'CountIsNotWhole'],
    ['1,000.5', 'CountIsNotANumber'],
    ['1,000.000', 'CountIsNotANumber'],
    ['12,34,567', 'CountIsNotANumber'],
    ['1 00', 'CountIsNotANumber'],
    ['1e3', 'CountIsNotANumber'],
    ['', 'CountIsNotANumber'],
  ])('%j is none: %s', (text, code) => {
    expect(parseCount(text)).toEqual({ ok: false, code })
  })

  it('is read the same, however a language sets its thousands apart', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 999_999_999 }),
        fc.constantFrom('en', 'de', 'fr', 'de-CH', 'ru', 'id'),
        (count, language) => {
          expect(parseCount(count.toLocaleString(language))).toEqual({ ok: true, value: count })
          expect(plainCount(count.toLocaleString(language))).toBe(String(count))
        },
      ),
    )
  })
})
