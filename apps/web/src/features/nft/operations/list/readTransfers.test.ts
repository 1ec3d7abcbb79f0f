import { expect, it } from 'vitest'
import { mostTransfers, readTokenId, readTransfers } from './readTransfers'

it.each([
  ['7,bruno.ssi\n8,zil1abc', ['7 > bruno.ssi', '8 > zil1abc']],
  ['nft;to\r\nnight.gzil;bruno\r\n', ['night.gzil > bruno']],
  ['\uFEFF"#7"\tdefi@bruno.ssi', ['#7 > defi@bruno.ssi']],
  ['7 bruno.ssi\n\n8', ['7 > bruno.ssi', '8 > ']],
])('%j is a list of transfers', (text, rows) => {
  expect(readTransfers(text).map(({ nft, to }) => `${nft} > ${to}`)).toEqual(rows)
})

it('notices one row too many, and reads no more', () => {
  const rows = Array.from({ length: 500 }, (_, id) => `${id},bruno`).join('\n')
  expect(readTransfers(rows).length).toBeGreaterThan(mostTransfers)
  expect(readTransfers(rows).length).toBeLessThan(500)
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
