import { expect, it } from 'vitest'
import type { Separator } from '../../../shared/ui/list/readCells'
import { plainAmounts } from './listAmounts'

it.each<[string, Separator, readonly string[], readonly string[]]>([
  [
    'what has no sign is as it is',
    '\t',
    ['7', '0', 'abc', '', '-5', '+1.5'],
    ['7', '0', 'abc', '', '-5', '+1.5'],
  ],
  ['one sign that parts no thousands parts decimals', '\t', ['1,5', '0.25'], ['1.5', '0.25']],
  ['decimals after four digits', '\t', ['1234,567'], ['1234.567']],
  ['decimals after a zero', '\t', ['0,123', '0.123'], ['0.123', '0.123']],
  ['decimals of four digits', '\t', ['1,2345'], ['1.2345']],
  ['both signs say what each is', '\t', ['1.234,5', '2.000', '3,125'], ['1234.5', '2000', '3.125']],
  ['and the other way round', '\t', ['12,345.6', '2,000', '3.125'], ['12345.6', '2000', '3.125']],
  ['groups of two kinds of lengths', '\t', ['123.456.789,01'], ['123456789.01']],
  ['a comma in one row says it for the others', ';', ['1,5', '1,234', '2.000'], ['1.5', '1.234', '2000']],
  ['a point in one row says it for the others', ';', ['1.5', '1.234', '2,000'], ['1.5', '1.234', '2000']],
  ['groups alone', '\t', ['1,234,567', '2,000', '1.234'], ['1234567', '2000', '1.234']],
  ['groups of points', ';', ['1.234.567', '2.000', '1,234'], ['1234567', '2000', '1.234']],
  [
    'no groups of three',
    '\t',
    ['12,34,567', '1.234.56', '1.2345.678'],
    ['12,34,567', '1.234.56', '1.2345.678'],
  ],
  ['groups after a zero', '\t', ['0.123.456', '0,123,456.7'], ['0.123.456', '0,123,456.7']],
  ['groups after four digits', '\t', ['1234.567.890', '1234.567,8'], ['1234.567.890', '1234.567,8']],
  [
    'both signs without sense',
    '\t',
    ['1,23.4', '1.2,3,4', '1.234,', '1.,5'],
    ['1,23.4', '1.2,3,4', '1.234,', '1.,5'],
  ],
  ['a sign without digits on both sides', '\t', ['1.', '.5', ',', '1..5'], ['1.', '.5', ',', '1..5']],
  [
    'gaps between thousands',
    '\t',
    ['1 234', "1'234.5", '1\u00A0234\u00A0567,5', '12\u202F000'],
    ['1234', '1234.5', '1234567.5', '12000'],
  ],
  [
    'gaps that part none',
    '\t',
    ['1 2', '12 34', "1 234'567", '0 123', '1234 567', '1 2345'],
    ['1 2', '12 34', "1 234'567", '0 123', '1234 567', '1 2345'],
  ],
  ['gaps in words', '\t', ['12 zil', '1 234 zil'], ['12 zil', '1 234 zil']],
  ['either, from a spreadsheet', '\t', ['1,234', '12.500', '7'], ['1,234?', '12.500?', '7']],
  ['either with a point, between semicolons', ';', ['1.234'], ['1.234?']],
  ['a comma between semicolons is left', ';', ['1,234'], ['1,234']],
  ['a comma between commas is asked for', ',', ['1,234'], ['1,234?']],
  ['a point between commas parts decimals', ',', ['1.234', '1.5'], ['1.234', '1.5']],
  ['a point between commas that parts thousands', ',', ['1.234.567', '1.234'], ['1234567', '1234']],
  ['either between blanks is left', ' ', ['1.234', '1,234'], ['1.234', '1,234']],
  ['a sign that is both is either', '\t', ['1.5', '1.234.567', '1.234'], ['1.5', '1234567', '1.234?']],
])('%s', (_, separator, cells, plain) => {
  expect(plainAmounts(cells, { decimal: '.', separator })).toEqual(plain)
})

it('writes decimals as the page does', () => {
  const cells = ['1.234,5', '7,5', '3', '2.000', '1,234.567']
  expect(plainAmounts(cells.slice(0, 4), { decimal: ',', separator: '\t' })).toEqual([
    '1234,5',
    '7,5',
    '3',
    '2000',
  ])
  expect(plainAmounts(cells.slice(4), { decimal: ',', separator: '\t' })).toEqual(['1234,567'])
  const between = (given: readonly string[]) => plainAmounts(given, { decimal: ',', separator: ',' })
  expect(between(['1.234'])).toEqual(['1,234'])
  expect(between(['1.5', '1.234.567', '1.234'])).toEqual(['1,5', '1234567', '1.234'])
})
