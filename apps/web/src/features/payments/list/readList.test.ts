import { toBech32, toChecksumAddress, type Address } from '@tyto/primitives'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isChosen, isPlain, readTable, type Column, type ReadTable } from '../../../shared/ui/list/readTable'
import { readOwnLink } from '../../../shared/routing/ownLink'
import { mostPayments, paymentColumns, paymentRows } from './readList'

/** Links of this site alone lead to somebody. */
const whoOf = (cell: string) => readOwnLink(cell, ['tyto.test'])?.who ?? cell

const tableOf = (text: string) => {
  const read = readTable(text, paymentColumns, mostPayments)
  if (read.kind === 'fault') throw new Error(read.code)
  return read.table
}
const faultOf = (text: string) => {
  const read = readTable(text, paymentColumns, mostPayments)
  return read.kind === 'fault' ? read.code : null
}
const columnsOf = (text: string) => tableOf(text).columns
const cellsOf = (table: ReadTable<'to' | 'amount' | 'coin'>, language = 'en') =>
  paymentRows(table, language, whoOf).map(({ to, amount, coin }) => [to, amount, coin])
/** The rows of a list whose columns are known; none that are not used stand in it. */
const rowsOf = (text: string, language = 'en') => {
  const table = tableOf(text)
  if (!isChosen(table.columns, paymentColumns)) throw new Error('open')
  return cellsOf(table, language)
}
const two = [
  ['bruno.ssi', '12.5', 'XSGD'],
  ['zil1abc', '3', 'ZIL'],
]

describe('a list as spreadsheets and people write it', () => {
  it('takes whom a link of this site is about, and no other link', () => {
    const rows = rowsOf(
      'to,amount,coin\nhttps://tyto.test/es/bruno.ssi,12.5,XSGD\ntyto.test/alice.ssi/didx/doc,3,ZIL\nhttps://other.test/bruno.ssi,1,ZIL',
    )
    expect(rows.map(([to]) => to)).toEqual(['bruno.ssi', 'alice.ssi', 'https://other.test/bruno.ssi'])
  })

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
    expect(rowsOf('bruno;12,5;XSGD')).toEqual([['bruno', '12.5', 'XSGD']])
    expect(rowsOf('bruno 12,5 XSGD')).toEqual([['bruno', '12.5', 'XSGD']])
    expect(rowsOf('bruno,"12,5",XSGD')).toEqual([['bruno', '12.5', 'XSGD']])
  })

  it('reads two columns, and an amount with its coin', () => {
    expect(rowsOf('bruno,12\ncarol,3')).toEqual([
      ['bruno', '12', ''],
      ['carol', '3', ''],
    ])
    expect(rowsOf('bruno\t12 XSGD')).toEqual([['bruno', '12', 'XSGD']])
  })

  it('keeps what it cannot read, so that its row can say why', () => {
    expect(rowsOf('bruno,abc,XSGD\ncarol,1,ZIL')).toEqual([
      ['bruno', 'abc', 'XSGD'],
      ['carol', '1', 'ZIL'],
    ])
    expect(rowsOf('<img src=x onerror=alert(1)>,1,ZIL')[0]?.[0]).toBe('<img src=x onerror=alert(1)>')
    expect(rowsOf('"bruno,1,ZIL\ncarol,2,ZIL')).toEqual([
      ['"bruno', '1', 'ZIL'],
      ['carol', '2', 'ZIL'],
    ])
    expect(rowsOf('"a ""b"" c",1,ZIL')).toEqual([['a "b" c', '1', 'ZIL']])
  })

  it('parts lines that it cannot read by what parts most of them, not by what stands in a cell', () => {
    const { lines } = tableOf('"x ;",1,"x #"\n"x #",1,"x #"')
    expect(lines).toEqual([
      ['x ;', '1', 'x #'],
      ['x #', '1', 'x #'],
    ])
  })

  it('has five thousand payments at most, and a recipient and an amount at least', () => {
    expect(mostPayments).toBe(5_000)
    expect(faultOf('bruno')).toBe('tooNarrow')
    expect(faultOf('to,amount,coin\n')).toBe('empty')
  })

  it('loses no row that was written, whatever stands in its cells', () => {
    const cell = fc
      .string({ unit: 'grapheme', maxLength: 12 })
      .map((text) => `x ${text.replace(/[\r\n"]/g, '')}`)
    const quote = (text: string) => `"${text}"`
    const chosen: readonly Column<'to' | 'amount' | 'coin'>[] = ['to', 'amount', 'coin']
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cell, fc.integer({ min: 1, max: 999 }), cell), { minLength: 1, maxLength: 40 }),
        (rows) => {
          const text = rows.map(([to, amount, coin]) => `${quote(to)},${amount},${quote(coin)}`).join('\n')
          const table = tableOf(text)
          expect(cellsOf({ ...table, hasHeading: false, columns: chosen })).toEqual(
            rows.map(([to, amount, coin]) => [to.trim(), String(amount), coin.trim()]),
          )
        },
      ),
    )
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (text) => readTable(text, paymentColumns, mostPayments).kind !== undefined,
      ),
    )
  })
})

describe('money is never guessed', () => {
  const one: Address = `0x${'1a'.repeat(20)}`
  const other: Address = `0x${'2b'.repeat(20)}`
  const [first, second] = [toBech32(one), toBech32(other)]

  it.each([
    ['a heading that we do not know', `Who,How much\n${first},5\n${second},7`],
    ['two headings that could both be meant', `Name,Address,Amount\nbruno,${first},5`],
    ['two columns of names without a heading', 'bruno,carol,5\ncarol,bruno,7'],
    ['two columns of amounts without a heading', 'bruno.ssi,5,7\ncarol.ssi,7,9'],
    ['numbers of lines before the rest', '1,bruno.ssi,5\n2,carol.ssi,7'],
    ['coins that are names too', 'tyron,5,zil\nzil,7,tyron'],
  ])('asks: %s', (_, text) => {
    expect(isChosen(columnsOf(text), paymentColumns)).toBe(false)
  })

  it.each(['Amount (USD)', 'Amount (cents)', 'Sum [Qa]', 'Amount (thousands of ZIL)'])(
    'asks what an amount is that is headed by %s',
    (heading) => {
      expect(columnsOf(`To,${heading}\nbruno.ssi,5`)).not.toEqual(['to', 'amount'])
    },
  )

  it('takes the coin that stands in the heading', () => {
    expect(rowsOf('To,Amount (XSGD)\nbruno.ssi,5')).toEqual([['bruno.ssi', '5', 'XSGD']])
    expect(rowsOf('To,Amount [xsgd],Coin\nbruno.ssi,5,ZIL\nbruno.ssi,7,')).toEqual([
      ['bruno.ssi', '5', 'ZIL'],
      ['bruno.ssi', '7', 'xsgd'],
    ])
    // Also where the person says which column is the amount.
    const table = { ...tableOf('Who,Amount (XSGD)\nbruno.ssi,5'), columns: ['to', 'amount'] as const }
    expect(cellsOf(table)).toEqual([['bruno.ssi', '5', 'XSGD']])
  })

  it('closes a list with addresses in a column that nobody chose', () => {
    const list = `Recipient,Amount,Coin,Note\nbruno.ssi,5,ZIL,to ${first}\ncarol.ssi,7,ZIL,${second}`
    expect(columnsOf(list)).toEqual(['to', 'amount', 'coin', null])
    const hex = `bruno.ssi,5,${toChecksumAddress(one)}`
    expect(isChosen(columnsOf(hex), paymentColumns)).toBe(false)
  })

  it.each([
    ['a name', 'defi@carol.ssi'],
    ['an address among other words', `then to ${first}`],
    ['a DID', 'carol.did'],
  ])('closes a list with %s in a column that nobody chose', (_, place) => {
    expect(columnsOf(`Recipient,Amount,Refund\nbruno.ssi,5,${place}\nheron.ssi,7,`)).toEqual([
      'to',
      'amount',
      null,
    ])
  })

  it('takes notes with points and numbers for notes', () => {
    const notes = 'Recipient,Amount,Note\nbruno.ssi,5,Salary e.g. for no. 7 at 9.30\ncarol.ssi,7,v2.1'
    expect(columnsOf(notes)).toEqual(['to', 'amount', 'unused'])
  })

  it('shows columns that are not used, and takes a list with none at once', () => {
    const wide = tableOf('id,Name,Amount,Token,Note\n7,bruno.ssi,12.5,XSGD,hello')
    expect(wide.columns).toEqual(['unused', 'to', 'amount', 'coin', 'unused'])
    expect(isPlain(wide, paymentColumns)).toBe(false)
    expect(isPlain(tableOf('bruno,5,ZIL'), paymentColumns)).toBe(true)
  })

  it('knows columns by their rows in any order', () => {
    expect(columnsOf(`5,${first}\n7,${second}`)).toEqual(['amount', 'to'])
    expect(columnsOf('XSGD,bruno,12.5\nZIL,carol,3')).toEqual(['coin', 'to', 'amount'])
    expect(columnsOf('DOGE,bruno.ssi,12.5')).toEqual(['coin', 'to', 'amount'])
  })
})

describe('amounts as spreadsheets write them', () => {
  it.each([
    ['a German one', 'a;1.234,56\nb;7,5', ['1234.56', '7.5']],
    ['an English one', 'a\t1,234.56\nb\t7.5', ['1234.56', '7.5']],
    ['groups alone', 'a\t1,234,567\nb\t2,000', ['1234567', '2000']],
    ['what a comma means, from another row', 'a;12,5\nb;1,234\nc;1.234', ['12.5', '1.234', '1234']],
    ['spaces that do not break', 'a\t1\u00A0234,5\nb\t2\u202F000', ['1234.5', '2000']],
    ['apostrophes', "a\t1'234.5\nb\t2'000", ['1234.5', '2000']],
    [
      'gaps that part no thousands',
      "a\t1 2\nb\t12 34,5\nc\t1'2\nd\t1 234'567",
      ['1 2', '12 34,5', "1'2", "1 234'567"],
    ],
    ['a quoted comma that could be either', 'a,"1,234"\nb,2', ['1,234?', '2']],
    ['no commas inside where they part cells', 'a,1.234\nb,2.5', ['1.234', '2.5']],
    ['a point that could be either', 'a;1.234\nb;2', ['1.234?', '2']],
    ['a comma that could be either', 'a\t1,234\nb\t2', ['1,234?', '2']],
    ['a point that could be either, from a spreadsheet', 'a\t12.500\nb\t2', ['12.500?', '2']],
    ['a point as people type it', 'a 1.234\nb 2', ['1.234', '2']],
    ['signs that contradict each other', 'a\t1.5\nb\t1.234.567\nc\t1.234', ['1.5', '1234567', '1.234?']],
    ['what is no amount', 'a\t1,2,3\nb\t-5\nc\t0.000001', ['1,2,3', '-5', '0.000001']],
  ])('reads %s', (_, text, amounts) => {
    const table = { ...tableOf(text), columns: ['to', 'amount'] as const }
    expect(cellsOf(table).map(([, amount]) => amount)).toEqual(amounts)
  })

  it('writes them as the language of the page does', () => {
    const table = { ...tableOf('a;1.234,56\nb;7,5'), columns: ['to', 'amount'] as const }
    expect(cellsOf(table, 'es').map(([, amount]) => amount)).toEqual(['1234,56', '7,5'])
  })
})
