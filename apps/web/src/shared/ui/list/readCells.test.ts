import { describe, expect, it } from 'vitest'
import { readCells, type Separator } from './readCells'

const linesOf = (text: string, separator: Separator = ',', most = 100) =>
  readCells(text, separator, most).map(({ line, cells }) => [line, ...cells])

describe('the cells of a list', () => {
  it.each<[string, Separator, string, readonly (readonly (string | number)[])[]]>([
    ['are parted by the separator alone', ';', 'a,b;c\td', [[1, 'a,b', 'c\td']]],
    ['may be empty at either end', ',', ',a,', [[1, '', 'a', '']]],
    ['lose the blanks around them', ',', '  a b , c ', [[1, 'a b', 'c']]],
    ['keep an empty cell before a tab', '\t', ' \ta', [[1, '', 'a']]],
    ['are parted by many blanks as by one', ' ', '  a   b  ', [[1, 'a', 'b']]],
    [
      'stand in their lines',
      ',',
      'a\n\n , \nb',
      [
        [1, 'a'],
        [4, 'b'],
      ],
    ],
    ['may be of one letter', ',', 'a', [[1, 'a']]],
    ['may hold the separator in quotes', ',', '"a,b",c', [[1, 'a,b', 'c']]],
    ['may be in quotes after blanks', ',', 'a,  "b,c" ', [[1, 'a', 'b,c']]],
    ['may hold quotes, written twice', ',', '"a ""b"" c","""",x', [[1, 'a "b" c', '"', 'x']]],
    ['may be nothing in quotes', ',', '"",a', [[1, '', 'a']]],
    ['may go on behind quotes', ',', '"a"b,c', [[1, 'ab', 'c']]],
    ['may hold a quote in the middle', ',', 'a"b,c"d', [[1, 'a"b', 'c"d']]],
    [
      'count the breaks in quotes as lines',
      ',',
      '"a\n\nb",c\nd',
      [
        [1, 'a\n\nb', 'c'],
        [4, 'd'],
      ],
    ],
    [
      'take a quote that is never closed as a letter',
      ',',
      '"a,b\nc,d',
      [
        [1, '"a', 'b'],
        [2, 'c', 'd'],
      ],
    ],
    [
      'close a quote where one stands alone, also in another line',
      ',',
      'x,"a""\nb,"c"',
      [[1, 'x', 'a"\nb,c"']],
    ],
  ])('%s', (_, separator, text, cells) => {
    expect(linesOf(text, separator)).toEqual(cells)
  })

  it('end after so many lines', () => {
    expect(linesOf('a\nb\n\nc\nd', ',', 3)).toEqual([
      [1, 'a'],
      [2, 'b'],
      [4, 'c'],
    ])
    expect(linesOf('a\nb', ',', 0)).toEqual([])
    expect(linesOf('')).toEqual([])
  })
})
