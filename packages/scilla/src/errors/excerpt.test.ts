import { describe, expect, it } from 'vitest'
import { excerptAt } from './excerpt'

const at = (line: number, column: number, offset: number) => ({ line, column, offset })

describe('excerptAt', () => {
  it('puts carets under the place', () => {
    expect(excerptAt('one\ntwo three\nfour', at(2, 5, 8), at(2, 10, 13))).toBe(
      '   2 | two three\n     |     ^^^^^',
    )
  })

  it('underlines to the end of the line what goes on below', () => {
    expect(excerptAt('one two\nthree', at(1, 5, 4), at(2, 3, 10))).toBe('   1 | one two\n     |     ^^^')
  })

  it('shows one space for each tab, and no carriage return', () => {
    expect(excerptAt('\tx\r\n', at(1, 2, 1), at(1, 3, 2))).toBe('   1 |  x\n     |  ^')
  })

  it('cuts a long line around the place', () => {
    const source = `${'a'.repeat(5000)}X${'b'.repeat(5000)}`
    const [shown = '', carets = ''] = excerptAt(source, at(1, 5001, 5000), at(1, 5002, 5001)).split('\n')
    expect(shown.length).toBeLessThan(140)
    expect(shown.charAt(carets.indexOf('^'))).toBe('X')
  })

  it('is empty for a place that is not in the source', () => {
    expect(excerptAt('', at(9, 1, 500), at(9, 2, 501))).toBe('')
  })

  it('stands at the end of the file', () => {
    expect(excerptAt('ab', at(1, 3, 2), at(1, 3, 2))).toBe('   1 | ab\n     |   ^')
  })
})
