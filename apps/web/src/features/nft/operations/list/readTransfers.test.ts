import { expect, it } from 'vitest'
import { isPlain, readTable } from '../../../../shared/ui/list/readTable'
import { mostTransfers, readTokenId, transferColumns, transferRows } from './readTransfers'

const transfers = (text: string): readonly string[] | string | null => {
  const found = readTable(text, transferColumns, mostTransfers)
  if (found.kind === 'fault') return found.code
  if (!isPlain(found.table, transferColumns)) return null
  return transferRows(found.table).map(({ nft, to }) => `${nft} > ${to}`)
}

it.each([
  ['7,bruno.ssi\n8,zil1abc', ['7 > bruno.ssi', '8 > zil1abc']],
  ['nft;to\r\nnight.gzil;bruno\r\n', ['night.gzil > bruno']],
  ['\uFEFF"#7"\tdefi@bruno.ssi', ['#7 > defi@bruno.ssi']],
  ['7 bruno.ssi\n\n8', ['7 > bruno.ssi', '8 > ']],
  ['new owner;number\nbruno;7\ncarol;8', ['7 > bruno', '8 > carol']],
  ['bruno,7\ncarol,8', ['7 > bruno', '8 > carol']],
])('%j is a list of transfers', (text, rows) => {
  expect(transfers(text)).toEqual(rows)
})

it.each([
  ['two columns of people', '7,bruno.ssi,carol.ssi\n8,heron.ssi,dodo.ssi'],
  ['a name of an NFT beside a bare name', 'night,bruno\ndawn,carol'],
  ['a heading in other words', 'Which one,For whom\n7,bruno\n8,carol'],
])('asks which column is which: %s', (_, text) => {
  expect(transfers(text)).toBeNull()
})

it('notices one row too many', () => {
  const rows = Array.from({ length: 500 }, (_, id) => `${id},bruno`).join('\n')
  expect(transfers(rows)).toBe('tooManyRows')
})

it.each([
  ['7', 7n],
  [' #7 ', 7n],
  ['Lexicassi #12', 12n],
  ['lexicassi#12', 12n],
  ['night.gzil', null],
  ['-7', null],
  ['7.5', null],
  ['', null],
])('%j is the token %s', (text, id) => {
  expect(readTokenId(text, 'lexicassi')).toBe(id)
})
