import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listBounds, readList } from './readList'

const rowsOf = (text: string) => {
  const read = readList(text)
  if (read.kind === 'fault') throw new Error(read.code)
  return read.rows.map(({ to, amount, coin }) => [to, amount, coin])
}
const two = [
  ['bruno.ssi', '12.5', 'XSGD'],
  ['zil1abc', '3', 'ZIL'],
]

describe('a list as spreadsheets and people write it', () => {
  it.each([
    ['commas', 'bruno.ssi,12.5,XSGD\nzil1abc,3,ZIL'],
    ['tabs', 'bruno.ssi\t12.5\tXSGD\nzil1abc\t3\tZIL\n'],
    ['semicolons', 'bruno.ssi;12.5;XSGD\nzil1abc;3;ZIL'],
    ['spaces', 'bruno.ssi 12.5 XSGD\n  zil1abc   3  ZIL  '],
    ['Windows', '\uFEFFbruno.ssi,12.5,XSGD\r\nzil1abc,3,ZIL\r\n'],
    ['quotes', '"bruno.ssi","12.5","XSGD"\n"zil1abc",3,"ZIL"'],
    ['a heading', 'Recipient,Amount,Coin\nbruno.ssi,12.5,XSGD\nzil1abc,3,ZIL'],
    ['a heading in another order', 'Moneda;Importe;Destinatario\nXSGD;12.5;bruno.ssi\nZIL;3;zil1abc'],
    ['more columns', 'id,Name,Amount,Token,Note\n7,bruno.ssi,12.5,XSGD,hello\n8,zil1abc,3,ZIL,'],
    ['the coin before the amount', 'bruno.ssi,XSGD,12.5\nzil1abc,ZIL,3'],
    ['empty lines', '\n\nbruno.ssi,12.5,XSGD\n,,\n\nzil1abc,3,ZIL\n\n'],
  ])('with %s', (_, text) => {
    expect(rowsOf(text)).toEqual(two)
  })

  it('reads fractions after a comma', () => {
    expect(rowsOf('bruno;12,5;XSGD')).toEqual([['bruno', '12,5', 'XSGD']])
    expect(rowsOf('bruno 12,5 XSGD')).toEqual([['bruno', '12,5', 'XSGD']])
    expect(rowsOf('bruno,"12,5",XSGD')).toEqual([['bruno', '12,5', 'XSGD']])
  })

  it('reads two columns, and an amount with its coin', () => {
    expect(rowsOf('bruno,12\ncarol,3')).toEqual([
      ['bruno', '12', ''],
      ['carol', '3', ''],
    ])
    expect(rowsOf('bruno\t12 XSGD')).toEqual([['bruno', '12', 'XSGD']])
  })

  it('keeps what it cannot read, so that its row can say why', () => {
    expect(rowsOf('bruno,1,2,XSGD\nbruno,1,ZIL')).toEqual([
      ['bruno', '1,2,XSGD', ''],
      ['bruno', '1', 'ZIL'],
    ])
    expect(rowsOf('bruno')).toEqual([['bruno', '', '']])
    expect(rowsOf('<img src=x onerror=alert(1)>,1,ZIL')[0]?.[0]).toBe('<img src=x onerror=alert(1)>')
    expect(rowsOf('"bruno,1,ZIL\ncarol,2,ZIL')).toEqual([
      ['"bruno', '1', 'ZIL'],
      ['carol', '2', 'ZIL'],
    ])
    expect(rowsOf('"a ""b"" c",1,ZIL')).toEqual([['a "b" c', '1', 'ZIL']])
  })

  it('ends at its bounds', () => {
    const lines = (count: number) => 'a,1,ZIL\n'.repeat(count)
    expect(rowsOf(lines(listBounds.rows))).toHaveLength(listBounds.rows)
    expect(rowsOf(`to,amount,coin\n${lines(listBounds.rows)}`)).toHaveLength(listBounds.rows)
    expect(readList(lines(listBounds.rows + 1))).toEqual({ kind: 'fault', code: 'tooManyRows' })
    expect(readList('x'.repeat(listBounds.text + 1))).toEqual({ kind: 'fault', code: 'tooLong' })
    expect(readList(' \n\n')).toEqual({ kind: 'fault', code: 'empty' })
    expect(readList('to,amount,coin\n')).toEqual({ kind: 'fault', code: 'empty' })
    expect(rowsOf(`${'y'.repeat(1000)},1,ZIL`)[0]?.[0]).toHaveLength(listBounds.cell)
  })

  it('loses no row that was written, whatever stands in its cells', () => {
    const cell = fc
      .string({ unit: 'grapheme', maxLength: 12 })
      .map((text) => `x${text.replace(/[\r\n"]/g, '')}`)
    const quote = (text: string) => `"${text}"`
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, fc.nat(), cell), { minLength: 1, maxLength: 40 }), (rows) => {
        const text = rows.map(([to, amount, coin]) => `${quote(to)},${amount},${quote(coin)}`).join('\n')
        expect(rowsOf(text)).toEqual(
          rows.map(([to, amount, coin]) => [to.trim(), String(amount), coin.trim()]),
        )
      }),
    )
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => readList(text).kind !== undefined))
  })
})
