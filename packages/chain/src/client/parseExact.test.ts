import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseExact } from './parseExact'

describe('[BX-26] JSON of a node', () => {
  it('keeps every digit of a whole number', () => {
    expect(parseExact('{"nonce":18446744073709551615,"balance":"5"}')).toEqual({
      nonce: '18446744073709551615',
      balance: '5',
    })
    expect(parseExact('[9007199254740991, 9007199254740992,-9007199254740993]')).toEqual([
      9007199254740991,
      '9007199254740992',
      '-9007199254740993',
    ])
  })

  it.each([
    ['1.8446744073709551615e19', '18446744073709551615'],
    ['1.8446744073709551615E+19', '18446744073709551615'],
    ['184467440737095516150e-1', null],
    ['18446744073709551615.0', '18446744073709551615'],
    ['18446744073709551615.000e0', '18446744073709551615'],
    ['-1.8446744073709551615e19', '-18446744073709551615'],
    ['1e19', '10000000000000000000'],
    ['0.18446744073709551615e20', '18446744073709551615'],
    ['1e400', null],
    ['1e999999999', null],
    ['2e3', null],
  ])('keeps every digit of a whole number that is written as %s', (written, digits) => {
    for (const [text, expected] of [
      [`{"a":{"nonce":${written}}}`, { a: { nonce: digits ?? Number(written) } }],
      [`[[ ${written} ]]`, [[digits ?? Number(written)]]],
      [written, digits ?? Number(written)],
    ] as const)
      expect(parseExact(text)).toEqual(expected)
  })

  it('leaves what stands in texts and fractions as it is', () => {
    const text = String.raw`{"a":"x\",12345678901234567890,\\","b":12345678901234567890.5,"c":123456789012345678.9e-2,"d":"[1234567890123456789012"}`
    expect(parseExact(text)).toEqual(JSON.parse(text))
  })

  it('is what JSON.parse says where all is exact', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        fc.pre(!/\d{16}|e\+/.test(JSON.stringify(value).replaceAll(/"(?:[^"\\]|\\.)*"/g, '')))
        expect(parseExact(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  it('throws for what is no JSON, and takes megabytes of text', () => {
    expect(() => parseExact('[1234567890123456789')).toThrow(SyntaxError)
    // A text that never ends, in which each sign may begin another one.
    expect(() => parseExact(`[1234567890123456789,"${'\\"'.repeat(1_000_000)}`)).toThrow(SyntaxError)
    const long = JSON.stringify([['\\"'.repeat(1_000_000)], '1'.repeat(40)])
    expect(parseExact(`[${long},12345678901234567890]`)).toEqual([JSON.parse(long), '12345678901234567890'])
  })
})
