import { formatUnits } from '@tyto/primitives'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typedDecimal } from '../ui/text/formatDecimal'
import { mostSlippage, readSlippage } from './readSlippage'

describe('[SW-05] a slippage as it is typed', () => {
  it('is percent with two digits at most, after a point or a comma, in parts of 10,000', () => {
    for (const [typed, parts] of [
      ['2', 200n],
      ['0', 0n],
      ['0.5', 50n],
      [' 1.25 % ', 125n],
      ['.5', 50n],
      ['99.99', mostSlippage],
    ] as const) {
      expect(readSlippage(typed, 'en')).toEqual({ ok: true, value: parts })
    }
    for (const language of ['en', 'es', 'cn', 'id', 'ru']) {
      expect(readSlippage('0,5', language)).toEqual({ ok: true, value: 50n })
    }
  })

  it('is refused where it guards nothing or cannot be read', () => {
    for (const [typed, code] of [
      ['', 'NotANumber'],
      ['-1', 'NotANumber'],
      ['1e1', 'NotANumber'],
      ['two', 'NotANumber'],
      ['1.2.3', 'NotANumber'],
      ['Infinity', 'NotANumber'],
      ['0.005', 'TooFine'],
      ['100', 'TooMuch'],
      ['100.00', 'TooMuch'],
      ['9'.repeat(30), 'TooMuch'],
      ['9'.repeat(10_000), 'NotANumber'],
    ] as const) {
      expect(readSlippage(typed, 'en')).toMatchObject({ ok: false, code })
    }
  })

  it('reads back what the form shows, in every language', () => {
    const language = fc.constantFrom('en', 'es', 'cn', 'id', 'ru')
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: mostSlippage }), language, (parts, spoken) => {
        const typed = typedDecimal(formatUnits(parts, 2), spoken)
        expect(readSlippage(typed, spoken)).toEqual({ ok: true, value: parts })
      }),
    )
  })
})
