import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostBlocks, readBlocks } from './readBlocks'

describe('a number of blocks', () => {
  it('is whole, at least one, and bounded', () => {
    expect(readBlocks(' 12 ')).toEqual({ ok: true, value: 12n })
    for (const text of ['1,000', '1.000', '1 000', '1000.0'])
      expect(readBlocks(text), text).toEqual({ ok: true, value: 1_000n })
    expect(readBlocks('0012')).toEqual({ ok: true, value: 12n })
    expect(readBlocks(mostBlocks.toString())).toEqual({ ok: true, value: mostBlocks })
    expect(readBlocks((mostBlocks + 1n).toString())).toMatchObject({ code: 'TooMany' })
    for (const zero of ['0', '000']) expect(readBlocks(zero)).toMatchObject({ code: 'Zero' })
    for (const text of [
      '',
      '1.5',
      '1,5',
      '-1',
      '+1',
      '1e3',
      '0x10',
      'NaN',
      'Infinity',
      '１２',
      '9'.repeat(41),
    ])
      expect(readBlocks(text), text).toMatchObject({ code: 'NotANumber' })
  })

  it('is read exactly, whatever is typed', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: mostBlocks }), (blocks) => {
        expect(readBlocks(blocks.toString())).toEqual({ ok: true, value: blocks })
      }),
    )
    fc.assert(fc.property(fc.string(), (text) => typeof readBlocks(text).ok === 'boolean'))
  })
})
