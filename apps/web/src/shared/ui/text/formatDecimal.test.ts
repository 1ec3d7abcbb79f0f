import { err, formatUnits, ok } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { languages, languageTags } from '../../i18n/languages'
import { formatDecimal, meantBy, readAmount, typedDecimal } from './formatDecimal'

/** Twelve hundred, and more than a float can hold, as people of each language write them. */
const written = {
  en: ['1,200', '9,007,199,254,740,993.000000000001', '0.5', '999'],
  es: ['1.200', '9.007.199.254.740.993,000000000001', '0,5', '999'],
  cn: ['1,200', '9,007,199,254,740,993.000000000001', '0.5', '999'],
  id: ['1.200', '9.007.199.254.740.993,000000000001', '0,5', '999'],
  ru: ['1 200', '9 007 199 254 740 993,000000000001', '0,5', '999'],
} as const

describe('[UI-01] an amount in each language', () => {
  it.each(languages)('%s: has that language’s signs, and every digit', (language) => {
    const exact = formatUnits(9_007_199_254_740_993_000_000_000_001n, 12)
    const said = ['1200', exact, '0.5', '999'].map((value) => formatDecimal(value, languageTags[language]))
    // Some languages part the groups by a space that does not break.
    expect(said.map((text) => text.replace(/\s/g, ' '))).toEqual(written[language])
  })

  it.each(languages)('%s: has the signs that Intl gives it', (language) => {
    const tag = languageTags[language]
    const said = new Intl.NumberFormat(tag, { useGrouping: true }).format(1_234_567.5)
    expect(formatDecimal('1234567.5', tag)).toBe(said)
  })

  it.each(languages)('%s: is never read as another amount there', (language) => {
    const tag = languageTags[language]
    const decimal = new Intl.NumberFormat(tag).format(1.5).charAt(1)
    for (const value of ['1200', '1200000', '12.345', '1234.567', '0.001', '-1200.5']) {
      const [whole = '', fraction] = formatDecimal(value, tag).split(decimal)
      const read = whole.replace(/[^\d-]/g, '') + (fraction === undefined ? '' : `.${fraction}`)
      expect(read).toBe(value)
    }
  })

  it.each(languages)('%s: is read as it is written there, and never as another one', (language) => {
    const tag = languageTags[language]
    for (const value of ['0.5', '12.345678', '1200', '7']) {
      const units = BigInt(Math.round(Number(value) * 1e6))
      expect(readAmount(typedDecimal(value, tag), 6, tag)).toEqual({ ok: true, value: units })
    }
    // With its groups it is refused rather than read as a fraction.
    const grouped = readAmount(formatDecimal('1200', tag), 6, tag)
    const asTyped = readAmount(formatDecimal('1200.5', tag), 6, tag)
    expect(grouped.ok).toBe(false)
    // Groups and a fraction are read one way; a space that does not break is what nobody types.
    expect(asTyped).toEqual(language === 'ru' ? err('InvalidNumber') : ok(1_200_500_000n))
  })

  it.each([
    ['1,234,567', 1_234_567_000_000n],
    ['1.234.567,5', 1_234_567_500_000n],
    ['12.345,25', 12_345_250_000n],
  ] as const)('%s is one number in every language', (typed, units) => {
    for (const tag of Object.values(languageTags)) expect(readAmount(typed, 6, tag), tag).toEqual(ok(units))
  })

  // What each language reads: an amount in millionths, 'ask' where it is offered back, or null for no amount.
  it.each([
    // typed            en           es           cn           id           ru
    ['1,200', 'ask', 1_200_000n, 'ask', 1_200_000n, 1_200_000n],
    ['1.200', 1_200_000n, 'ask', 1_200_000n, 'ask', 1_200_000n],
    ['1,200.', 'ask', null, 'ask', null, null],
    ['1.200,', null, 'ask', null, 'ask', null],
    ['1,200,', null, null, null, null, null],
    ['1.200.', null, null, null, null, null],
    ['1,2000', null, 1_200_000n, null, 1_200_000n, 1_200_000n],
    ['1.2000', 1_200_000n, null, 1_200_000n, null, 1_200_000n],
    ['1,20000', null, 1_200_000n, null, 1_200_000n, 1_200_000n],
    ['12,345678', 12_345_678n, 12_345_678n, 12_345_678n, 12_345_678n, 12_345_678n],
    ['1,2000.5', null, null, null, null, null],
    ['1.2000,5', null, null, null, null, null],
    ['1,20', 1_200_000n, 1_200_000n, 1_200_000n, 1_200_000n, 1_200_000n],
    ['0,200', 200_000n, 200_000n, 200_000n, 200_000n, 200_000n],
    ['0.2000', 200_000n, 200_000n, 200_000n, 200_000n, 200_000n],
    ['1200,5000', 1_200_500_000n, 1_200_500_000n, 1_200_500_000n, 1_200_500_000n, 1_200_500_000n],
    ['1,200.5', 1_200_500_000n, 1_200_500_000n, 1_200_500_000n, 1_200_500_000n, 1_200_500_000n],
    ['1.200,5', 1_200_500_000n, 1_200_500_000n, 1_200_500_000n, 1_200_500_000n, 1_200_500_000n],
    [
      '1,200,000.',
      1_200_000_000_000n,
      1_200_000_000_000n,
      1_200_000_000_000n,
      1_200_000_000_000n,
      1_200_000_000_000n,
    ],
    ['1,200,00', null, null, null, null, null],
    ['5.', 5_000_000n, 5_000_000n, 5_000_000n, 5_000_000n, 5_000_000n],
  ] as const)('%s is one amount, a question or none', (typed, en, es, cn, id, ru) => {
    const expected = { en, es, cn, id, ru }
    for (const language of languages) {
      const tag = languageTags[language]
      const read = readAmount(typed, 6, tag)
      const said = meantBy(typed, tag) === null ? (read.ok ? read.value : null) : 'ask'
      expect(said, language).toBe(expected[language])
      if (said === 'ask') expect(read, language).toEqual(err('InvalidNumber'))
    }
  })

  it('that can be read in two ways is offered back as what the reader means', () => {
    expect(
      ['1,200', ' 12,000 ', '1,200.', '1,2000', '1,20', '0,200', '1,200.5', '1.200'].map((typed) =>
        meantBy(typed, 'en'),
      ),
    ).toEqual(['1200', '12000', '1200', null, null, null, null, null])
    expect(['1.200', '1,200'].map((typed) => meantBy(typed, 'es'))).toEqual(['1200', null])
  })
})
