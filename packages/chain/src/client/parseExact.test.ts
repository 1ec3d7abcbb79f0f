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

  it('leaves what stands in texts, fractions and powers as they are', () => {
    const text = String.raw`{"a":"x\",12345678901234567890,\\","b":12345678901234567890.5,"c":1234567890123456789e2,"d":"[1234567890123456789012"}`
    expect(parseExact(text)).toEqual(JSON.parse(text))
  })

  it('is what JSON.parse says where all is exact', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        fc.pre(!/\d{16}/.test(JSON.stringify(value).replaceAll(/"(?:[^"\\]|\\.)*"/g, '')))
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
