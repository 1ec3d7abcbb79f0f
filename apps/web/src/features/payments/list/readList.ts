import { readCells, type CellLine, type Separator } from '../../../shared/ui/list/readCells'
import { longestList } from '../../../shared/ui/list/readTextFile'

/** One payment of a list as it was written; nothing of it is checked. */
export interface ListRow {
  /** What it stands for, whatever becomes of its texts. */
  readonly id: number
  readonly to: string
  readonly amount: string
  /** The coin's symbol or id; empty where the list names none. */
  readonly coin: string
}

export const listBounds = {
  rows: 5_000,
  /** Of the text, in characters. */
  text: longestList,
  /** Of one cell, in characters; what is longer is cut, and then refused as what it is. */
  cell: 300,
} as const

export type ListFault = 'tooManyRows' | 'tooLong' | 'empty'

export type ReadList =
  | { readonly kind: 'rows'; readonly rows: readonly ListRow[] }
  | { readonly kind: 'fault'; readonly code: ListFault }

/**
 * Reads a pasted list or a CSV file: commas, semicolons, tabs or spaces between the cells, quotes, a heading or none. A row is
 * a recipient, an amount and a coin, in any order that can be told apart; the coin may be missing.
 *
 * @example
 * readList('bruno;12,5;XSGD') // one row
 */
export function readList(text: string): ReadList {
  if (text.length > listBounds.text) return { kind: 'fault', code: 'tooLong' }
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const lines = readCells(plain, separatorOf(plain), listBounds.rows + 2)
  const heading = lines[0] === undefined ? null : headingOf(lines[0])
  const body = heading === null ? lines : lines.slice(1)
  if (body.length === 0) return { kind: 'fault', code: 'empty' }
  if (body.length > listBounds.rows) return { kind: 'fault', code: 'tooManyRows' }
  return { kind: 'rows', rows: body.map(({ cells }, id) => rowOf(id, cells, heading)) }
}

const separators: readonly Separator[] = ['\t', ';', ',', ' ']
/** So many lines are looked at to find out what parts the cells. */
const sample = 30

/** What parts the cells: that by which most lines have a recipient and an amount. */
function separatorOf(text: string): Separator {
  const scores = separators.map((separator) => {
    const lines = readCells(text, separator, sample)
    return lines.filter(({ cells }) => isWhole(cells)).length
  })
  const best = Math.max(...scores)
  // Where no line is whole, the rows still show what is missing.
  if (best === 0) return separators.find((separator) => text.includes(separator)) ?? ','
  return separators[scores.indexOf(best)] ?? ','
}

function isWhole(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '')
  return filled.length >= 2 && filled.length <= 3 && filled.slice(1).some(isAmountText)
}

/** Does it stand for a number, right or wrong? Signs and groups are judged later. */
function isAmountText(cell: string): boolean {
  return /^[-+]?[\d.,'\u00A0\u202F]*\d[\d.,'\u00A0\u202F]*$/.test(cell)
}

interface Columns {
  readonly to: number
  readonly amount: number
  readonly coin: number
}

const words: Readonly<Record<keyof Columns, RegExp>> = {
  to: /^(?:to|recipient|name|username|address|wallet|payee|destinatario|nombre|dirección|penerima|nama|alamat|получатель|имя|адрес|кошел[её]к|收款人|名称|名字|地址)$/iu,
  amount: /^(?:amount|sum|value|quantity|importe|cantidad|monto|jumlah|сумма|количество|金额|数量)$/iu,
  coin: /^(?:coin|token|currency|symbol|moneda|divisa|koin|mata uang|монета|валюта|токен|币种|代币|货币)$/iu,
}

/** The columns that a heading names; null where the line is none. */
function headingOf({ cells }: CellLine): Columns | null {
  if (cells.some(isAmountText)) return null
  const find = (word: RegExp): number => cells.findIndex((cell) => word.test(cell))
  const columns = { to: find(words.to), amount: find(words.amount), coin: find(words.coin) }
  const isKnown = columns.amount !== -1 || (columns.to !== -1 && columns.coin !== -1)
  if (!isKnown) return null
  return columns.to === -1 ? { ...columns, to: 0 } : columns
}

function rowOf(id: number, all: readonly string[], heading: Columns | null): ListRow {
  const cells = all.map((cell) => cell.slice(0, listBounds.cell))
  if (heading !== null) {
    const at = (column: number): string => (column === -1 ? '' : (cells[column] ?? ''))
    return { id, to: at(heading.to), amount: at(heading.amount), coin: at(heading.coin) }
  }
  const [to = '', second = '', third = '', ...more] = cells
  // A comma between cells and in an amount: nobody can tell what was meant, and the person sees it.
  if (more.some((cell) => cell !== ''))
    return { id, to, amount: [second, third, ...more].join(','), coin: '' }
  if (third === '') return { id, to, ...splitAmount(second) }
  return isAmountText(third) && !isAmountText(second)
    ? { id, to, amount: third, coin: second }
    : { id, to, amount: second, coin: third }
}

/** `12 XSGD` in one cell. */
function splitAmount(cell: string): Pick<ListRow, 'amount' | 'coin'> {
  const [, amount = cell, coin = ''] = /^([-+]?[\d.,]+)\s+(\S+)$/.exec(cell) ?? []
  return { amount, coin }
}
