import { describe, expect, it } from 'vitest'
import { bodyOf, cellOf, isChosen, isPlain, readTable, type Column, type ColumnKind } from './readTable'

type Name = 'count' | 'mark' | 'who'

/** A number; a letter that may be missing, for sure with `!`; a word, for sure with `@`, which is a place too. */
const kinds: readonly ColumnKind<Name>[] = [
  { name: 'count', heading: /^(?:count|number)$/, fits: (cell) => (/^\d+$/.test(cell) ? 'surely' : 'no') },
  {
    name: 'mark',
    heading: /^mark$/,
    fits: (cell) => (/^![a-z]$/.test(cell) ? 'surely' : /^[a-z]$/.test(cell) ? 'maybe' : 'no'),
    isOptional: true,
  },
  {
    name: 'who',
    heading: /^(?:who|name)$/,
    fits: (cell) => (/^[a-z]*@$/.test(cell) ? 'surely' : /^[a-z]+$/.test(cell) ? 'maybe' : 'no'),
    isPlace: (cell) => cell.endsWith('@'),
  },
]

const read = (text: string, rows = 10) => readTable(text, kinds, rows)
const tableOf = (text: string, rows?: number) => {
  const answer = read(text, rows)
  if (answer.kind === 'fault') throw new Error(answer.code)
  return answer.table
}

describe('the columns of a pasted list', () => {
  it.each<[string, string, readonly Column<Name>[]]>([
    ['by what can be nothing else', 'ann@,1\nbob@,2', ['who', 'count']],
    ['by what it may be, where nothing else may', '1,ann\n2,bob', ['count', 'who']],
    ['by one row that can be nothing else', 'x#,1\nbob@,2', ['who', 'count']],
    ['one is left for the one that is needed', 'x#,1\ny#,2', ['who', 'count']],
    ['one that may be missing, for sure', 'ann@,1,!a\nbob@,2,!b', ['who', 'count', 'mark']],
    ['one that may be missing, by what it may be', 'ann@,1,a\nbob@,2,b', ['who', 'count', 'mark']],
    ['one that may be missing in a row', 'ann@,1,!a\nbob@,2,', ['who', 'count', 'mark']],
    ['one that may be missing and is wrong in a row', 'ann@,1,!a\nbob@,2,##', ['who', 'count', 'unused']],
    ['an empty one is of no kind', 'ann@,1,,!a', ['who', 'count', 'unused', 'mark']],
    ['what may be missing takes nothing that is needed', 'a,1\nb,2', ['who', 'count']],
    ['what is needed goes before what may be missing', 'a,1,b\nc,2,d', [null, 'count', null]],
    ['a letter beside a word', 'ann,1,b\nbob,2,d', [null, 'count', null]],
    ['one for sure beside what it may be', 'ann@,1,x\nbob@,2,!y', ['who', 'count', 'mark']],
    ['what is needed is open beside one for sure', '!a,x#,7,y#\n!b,x#,8,y#', ['mark', null, 'count', null]],
    ['two of one kind are asked for', '1,2,ann@\n3,4,bob@', [null, null, 'who']],
    ['two of places are asked for', '1,ann@,bob@\n2,cat@,dan@', ['count', null, null]],
    ['of no kind are not used', 'ann@,1,##\nbob@,2,##', ['who', 'count', 'unused']],
    ['of no kind while a needed one is open', '##,1,##', [null, 'count', null]],
  ])('%s', (_, text, columns) => {
    const table = tableOf(text)
    expect(table.columns).toEqual(columns)
    expect(table.hasHeading).toBe(false)
    expect(bodyOf(table)).toEqual(table.lines)
  })

  it.each<[string, string, readonly Column<Name>[]]>([
    ['words that we know', 'name,count\nx#,7', ['who', 'count']],
    ['a word that we know beside others', 'what,count\nann@,7', [null, 'count']],
    ['the same word twice', 'count,number,who\n1,2,ann@', [null, null, 'who']],
    ['a column that nobody needs', 'who,count,note\nann@,1,ok', ['who', 'count', 'unused']],
    ['a place that the heading does not name', 'who,count,note\nann@,1,bob@', ['who', 'count', null]],
    ['a mark for sure in a known heading', 'who,!m,count\nann@,!a,1', ['who', 'unused', 'count']],
    ['words that we do not know, above what is sure', 'One,Two\nann@,1\nbob@,2', [null, null]],
    ['such words above one sure column', 'One,Two\nann,1\nbob,2', [null, null]],
  ])('below a heading: %s', (_, text, columns) => {
    const table = tableOf(text)
    expect(table).toMatchObject({ columns, hasHeading: true })
    expect(bodyOf(table)).toEqual(table.lines.slice(1))
  })

  it.each([
    ['a known word in a row that has a number', 'count,1\nann@,2'],
    ['strange words above what is sure in one row alone', 'One,Two\nann,1\nbob,##'],
    ['strange words and nothing below', 'One,Two'],
    ['a first row that is sure itself', 'One,1\nann@,2'],
  ])('has no heading: %s', (_, text) => {
    expect(tableOf(text).hasHeading).toBe(false)
  })

  it('is a heading alone', () => {
    expect(read('who,count')).toEqual({ kind: 'fault', code: 'empty' })
  })

  it('one column is known by its heading where each kind has one', () => {
    const both: readonly ColumnKind<'a' | 'b'>[] = [
      { name: 'a', heading: /^(?:x|y)$/, fits: () => 'maybe' },
      { name: 'b', heading: /^(?:y|z)$/, fits: () => 'maybe' },
    ]
    const columnsOf = (text: string) => {
      const answer = readTable(text, both, 10)
      return answer.kind === 'table' ? answer.table.columns : answer.code
    }
    expect(columnsOf('x,z\n1,2')).toEqual(['a', 'b'])
    expect(columnsOf('y,z\n1,2')).toEqual([null, null])
    expect(columnsOf('w,y\n1,2')).toEqual([null, null])
    // Nothing tells the two apart.
    expect(columnsOf('1,2')).toEqual([null, null])
  })
})

describe('what parts the cells of a pasted list', () => {
  it.each([
    ['a tab', 'ann@\t1\tx;y', '\t', ['ann@', '1', 'x;y']],
    ['a semicolon', 'ann@;1;x,y z', ';', ['ann@', '1', 'x,y z']],
    ['a comma', 'ann@,1,x y', ',', ['ann@', '1', 'x y']],
    ['a blank', 'ann@ 1 x', ' ', ['ann@', '1', 'x']],
    ['a bar', 'ann@|1|x,y', '|', ['ann@', '1', 'x,y']],
    ['what Excel says', 'sep=;\r\nann@;1;b,c', ';', ['ann@', '1', 'b,c']],
    ['what Excel says, in quotes', '"sep=|"\nann@|1', '|', ['ann@', '1']],
    ['lines of an old Mac', 'ann@,1\rbob@,2', ',', ['ann@', '1']],
    ['what makes most lines whole', 'a;b;c\nann@,1\nbob@,2', ',', ['a;b;c', '']],
    ['what makes a line whole, with empty cells', 'ann@,,1', ',', ['ann@', '', '1']],
    ['a comma first where a blank does as well', 'ann@, 1', ',', ['ann@', '1']],
    ['what parts most, where no line is whole', '## ,1\n##,2\n##;3;4', ',', ['##', '1']],
    ['two kinds in one cell are no whole line', 'a1;7;8\nb1', ';', ['a1', '7', '8']],
    ['a comma where nothing is parted', '##\n$$', ',', null],
  ] as const)('%s', (_, text, separator, first) => {
    const answer = read(text)
    if (first === null) return expect(answer).toEqual({ kind: 'fault', code: 'tooNarrow' })
    if (answer.kind === 'fault') throw new Error(answer.code)
    expect(answer.table.separator).toBe(separator)
    expect(answer.table.lines[0]).toEqual(first)
  })

  it('is judged by thirty lines', () => {
    const head = 'ann@ 1\n'.repeat(30)
    expect(tableOf(`${head}${'bob@,2\n'.repeat(31)}`, 100).separator).toBe(' ')
  })
})

describe('the bounds of a pasted list', () => {
  const many = (count: number) => 'ann@,1\n'.repeat(count)

  it.each([
    [many(10), null],
    [`who,count\n${many(10)}`, null],
    [many(11), 'tooManyRows'],
    [`who,count\n${many(11)}`, 'tooManyRows'],
    ['', 'empty'],
    [' \n,,\n', 'empty'],
    ['ann@', 'tooNarrow'],
    [`ann@,1${',x'.repeat(38)}`, null],
    [`ann@,1${',x'.repeat(39)}`, 'tooWide'],
    [`ann@,1${','.repeat(60)}`, null],
    ['x'.repeat(2_000_001), 'tooLong'],
  ])('%#', (text, code) => {
    const answer = read(text)
    expect(answer.kind === 'fault' ? answer.code : null).toBe(code)
  })

  it('every line has as many cells as the longest, no cell is longer than 300', () => {
    expect(tableOf('ann@,1,,\nbob@,2,##\ncat@').lines).toEqual([
      ['ann@', '1', ''],
      ['bob@', '2', '##'],
      ['cat@', '', ''],
    ])
    expect(tableOf(`ann@,1,${'x'.repeat(301)}`).lines[0]?.[2]).toBe('x'.repeat(300))
  })

  it('the mark before a file and the ends of lines of other systems are no letters', () => {
    expect(tableOf('\uFEFFann@,1\r\nbob@,2\rcat@,3').lines).toEqual([
      ['ann@', '1'],
      ['bob@', '2'],
      ['cat@', '3'],
    ])
    expect(tableOf('ann@\uFEFF,1').lines[0]?.[0]).toBe('ann@')
  })
})

describe('columns that a person chooses', () => {
  it.each<[readonly Column<Name>[], boolean, boolean]>([
    [['who', 'count'], true, true],
    [['who', 'count', 'mark'], true, true],
    [['who', 'count', 'unused'], true, false],
    [['who', null, 'count'], false, false],
    [['who', 'mark'], false, false],
    [['who', 'count', 'count'], false, false],
    [['who', 'count', 'mark', 'mark'], false, false],
  ])('%j', (columns, isWhole, isSure) => {
    expect(isChosen(columns, kinds)).toBe(isWhole)
    expect(isPlain({ lines: [], separator: ',', hasHeading: false, columns }, kinds)).toBe(isSure)
  })

  it('a cell is that of its column, and nothing where there is none', () => {
    expect(cellOf(['7', 'ann'], ['count', 'who'], 'who')).toBe('ann')
    expect(cellOf(['7'], ['count', 'who'], 'who')).toBe('')
    expect(cellOf(['7', 'ann'], ['count', 'who'], 'mark')).toBe('')
  })
})
