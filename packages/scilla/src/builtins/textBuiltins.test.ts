import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyBuiltin, outcome } from '../../test/testEvaluate'

const ascii = fc.string({ unit: fc.constantFrom(...Array.from('abcXYZ 019_-')), maxLength: 40 })
const hex = fc.uint8Array({ maxLength: 40 }).map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`)

describe('builtins on strings', () => {
  it('concat, strlen, strrev and substr do what the same functions do in TypeScript', () => {
    fc.assert(
      fc.property(ascii, ascii, fc.nat(50), fc.nat(50), (a, b, start, count) => {
        expect(outcome(applyBuiltin('concat', `"${a}"`, `"${b}"`))).toBe(`(String "${a}${b}")`)
        expect(outcome(applyBuiltin('strlen', `"${a}"`))).toBe(`(Uint32 ${a.length})`)
        expect(outcome(applyBuiltin('strrev', `"${a}"`))).toBe(
          `(String "${Array.from(a).reverse().join('')}")`,
        )
        const part = outcome(applyBuiltin('substr', `"${a}"`, `Uint32 ${start}`, `Uint32 ${count}`))
        expect(part).toBe(
          start + count <= a.length ? `(String "${a.substr(start, count)}")` : 'InvalidArgument',
        )
      }),
    )
  })

  it('eq compares', () => {
    expect(outcome(applyBuiltin('eq', '"a"', '"a"'))).toBe('(True)')
    expect(outcome(applyBuiltin('eq', '"a"', '"A"'))).toBe('(False)')
    expect(outcome(applyBuiltin('eq', '"a"', 'Uint32 1'))).toBe('IllTyped')
  })

  it('reads decimal text only', () => {
    const read = (text: string): string => outcome(applyBuiltin('to_int32', `"${text}"`))
    expect(read('+00012')).toBe('(Some (Int32 12))')
    expect(read('-0')).toBe('(Some (Int32 0))')
    for (const text of ['', '+', '--1', '0x10', '1_000', '1.0', ' 1', '1e3', '2147483648']) {
      expect(read(text)).toBe('(None)')
    }
    expect(outcome(applyBuiltin('to_uint32', '"-1"'))).toBe('(None)')
  })
})

describe('builtins on byte strings', () => {
  const any = (text: string): string => `let raw = ${text} in builtin to_bystr raw`

  it('concat adds the widths; a ByStr stays one', () => {
    expect(outcome(applyBuiltin('concat', '0xab', '0xcdef'))).toBe('(ByStr3 0xabcdef)')
    expect(outcome(applyBuiltin('concat', any('0xab'), any('0xcdef')))).toBe('(ByStr 0xabcdef)')
    expect(outcome(applyBuiltin('concat', any('0xab'), '0xcdef'))).toBe('IllTyped')
  })

  it('strlen, strrev and substr count bytes', () => {
    fc.assert(
      fc.property(hex, fc.nat(50), fc.nat(50), (text, start, count) => {
        const length = (text.length - 2) / 2
        expect(outcome(applyBuiltin('strlen', any(text)))).toBe(`(Uint32 ${length})`)
        const reversed = `0x${Buffer.from(text.slice(2), 'hex').reverse().toString('hex')}`
        expect(outcome(applyBuiltin('strrev', any(text)))).toBe(`(ByStr ${reversed})`)
        const part = outcome(applyBuiltin('substr', any(text), `Uint32 ${start}`, `Uint32 ${count}`))
        const wanted = `(ByStr 0x${text.slice(2 + 2 * start, 2 + 2 * (start + count))})`
        expect(part).toBe(start + count <= length ? wanted : 'InvalidArgument')
      }),
    )
  })

  it('to_bystrX takes exactly X bytes', () => {
    expect(outcome(applyBuiltin('to_bystr2', any('0xab12')))).toBe('(Some (ByStr2 0xab12))')
    expect(outcome(applyBuiltin('to_bystr3', any('0xab12')))).toBe('(None)')
  })

  it('unsigned integers become big-endian bytes and come back', () => {
    expect(outcome(applyBuiltin('to_bystr4', 'Uint32 258'))).toBe('(ByStr4 0x00000102)')
    expect(outcome(applyBuiltin('to_bystr16', 'Uint128 1'))).toBe(`(ByStr16 0x${'00'.repeat(15)}01)`)
    expect(outcome(applyBuiltin('to_bystr4', 'Uint64 258'))).toBe('IllTyped')
    expect(outcome(applyBuiltin('to_bystr4', 'Int32 258'))).toBe('IllTyped')
    expect(outcome(applyBuiltin('to_uint32', '0x0102'))).toBe('(Uint32 258)')
    expect(outcome(applyBuiltin('to_uint256', `0x${'ff'.repeat(32)}`))).toBe(`(Uint256 ${2n ** 256n - 1n})`)
    expect(outcome(applyBuiltin('to_uint32', '0x0102030405'))).toBe('IllTyped')
  })

  it('to_ascii refuses what cannot be printed; to_string writes hex', () => {
    expect(outcome(applyBuiltin('to_ascii', '0x68692120'))).toBe('(String "hi! ")')
    for (const bytes of ['0x00', '0x1f', '0x7f', '0xff']) {
      expect(outcome(applyBuiltin('to_ascii', bytes))).toBe('InvalidArgument')
    }
    expect(outcome(applyBuiltin('to_string', '0xABcd'))).toBe('(String "0xabcd")')
  })
})

describe('builtins on block numbers', () => {
  it('compare, add and subtract', () => {
    expect(outcome(applyBuiltin('blt', 'BNum 1', 'BNum 2'))).toBe('(True)')
    expect(outcome(applyBuiltin('blt', 'BNum 2', 'BNum 2'))).toBe('(False)')
    expect(outcome(applyBuiltin('eq', 'BNum 2', 'BNum 2'))).toBe('(True)')
    expect(outcome(applyBuiltin('badd', 'BNum 1', 'Uint256 41'))).toBe('(BNum 42)')
    expect(outcome(applyBuiltin('badd', 'BNum 1', 'Int32 41'))).toBe('IllTyped')
    expect(outcome(applyBuiltin('bsub', 'BNum 1', 'BNum 3'))).toBe('(Int256 -2)')
  })
})
