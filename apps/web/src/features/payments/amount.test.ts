import { formatUnits, mostAmount } from '@tyto/primitives'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages, languageTags } from '../../shared/i18n/languages'
import { typedDecimal } from '../../shared/ui/text/formatDecimal'
import { readPaidAmount, smallPart } from './amount'

describe('[NU-01] an amount as it is typed', () => {
  it.each(languages)('%s: what is typed is what is sent, for every coin', (language) => {
    const tag = languageTags[language]
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 38 }),
        fc.bigInt({ min: 1n, max: mostAmount }),
        (decimals, units) => {
          const text = formatUnits(units, decimals)
          const typed = typedDecimal(text, tag)
          const read = readPaidAmount(typed, { decimals }, tag)
          // 1.200 in Spanish is twelve hundred to its reader; our own texts never write a fraction like that.
          expect(read).toEqual({ ok: true, value: units })
        },
      ),
      { numRuns: 400 },
    )
  })

  it.each(languages)('%s: commas become dots, and groups are refused', (language) => {
    const tag = languageTags[language]
    const read = (typed: string) => readPaidAmount(typed, { decimals: 6 }, tag)
    const half = { ok: true, value: 1_500_000n }
    expect([read('1,5'), read('1.5'), read(' 1,50 ')]).toEqual([half, half, half])
    const groups = { en: '1,200', es: '1.200', cn: '1,200', id: '1.200', ru: '1 200' }[language]
    expect(read(groups)).toEqual({ ok: false, code: 'notNumber' })
    expect(read('1,2,3')).toEqual({ ok: false, code: 'notNumber' })
  })

  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['abc', 'notNumber'],
    ['-1', 'notNumber'],
    ['+1', 'notNumber'],
    ['1e40', 'notNumber'],
    ['0x10', 'notNumber'],
    ['1 000', 'notNumber'],
    ['１２', 'notNumber'],
    ['.', 'notNumber'],
    ['1'.repeat(500), 'notNumber'],
    ['1.234?', 'twoWays'],
    ['0', 'zero'],
    ['0,000', 'zero'],
    ['0.0000001', 'tooFine'],
    [`0.${'1'.repeat(30)}`, 'tooFine'],
    ['1'.padEnd(41, '0'), 'notEnough'],
  ] as const)('%s: %s', (typed, code) => {
    expect(readPaidAmount(typed, { decimals: 6 }, 'en')).toEqual({ ok: false, code })
  })

  it('a small part is something, and never more than there is', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: mostAmount }), (balance) => {
        expect(smallPart(balance) > 0n && smallPart(balance) <= balance).toBe(true)
      }),
    )
  })

  it.each([
    [1n, 1n],
    [99n, 1n],
    [100n, 1n],
    [250n, 2n],
  ])('a small part of %s is %s', (amount, part) => {
    expect(smallPart(amount)).toBe(part)
  })

  it('takes as much as a contract counts, and no unit more', () => {
    const read = (units: bigint) => readPaidAmount(String(units), { decimals: 0 }, 'en')
    expect(read(2n ** 128n - 1n)).toEqual({ ok: true, value: 2n ** 128n - 1n })
    expect(read(2n ** 128n)).toEqual({ ok: false, code: 'notEnough' })
  })
})
