import type { Separator } from '../../../shared/ui/list/readCells'
import { askedMark } from '../amount'

type Sign = '.' | ','

/** The meaning of a sign in an amount of a list. */
type Reading = 'decimal' | 'group' | 'either'

/** Groups of three with the same gap between them: `1 234` is one number, `1 2` is none. */
const grouped = /^[1-9]\d{0,2}(?:([\s'\u00A0\u202F])\d{3})(?:\1\d{3})*(?:[.,]\d+)?$/

/**
 * Amounts of a list, as spreadsheets of any language write them, with the decimal sign of the page and no groups. What a sign
 * means is taken from the whole column: `1.234,5` shows that the comma parts decimals. What stays open in a list from a
 * spreadsheet gets a question mark, and is no amount; elsewhere it is left as it is.
 */
export function plainAmounts(
  cells: readonly string[],
  { decimal, separator }: { readonly decimal: string; readonly separator: Separator },
): readonly string[] {
  const readings = new Map<Sign, Set<Reading>>([
    ['.', new Set()],
    [',', new Set()],
  ])
  for (const cell of cells) for (const [sign, reading] of readingsOf(cell)) readings.get(sign)!.add(reading)
  const meaningOf = (sign: Sign): Reading => {
    const own = readings.get(sign)!
    const other = readings.get(sign === '.' ? ',' : '.')!
    const isDecimal = own.has('decimal') || other.has('group')
    const isGroup = own.has('group') || other.has('decimal')
    if (isDecimal !== isGroup) return isDecimal ? 'decimal' : 'group'
    // A comma between the cells is none in an amount.
    return sign === '.' && separator === ',' && !isGroup ? 'decimal' : 'either'
  }
  return cells.map((cell) => {
    const plain = withoutGaps(cell)
    const found = readingsOf(cell)
    if (found.length === 0) return plain === cell || !/^\d+$/.test(plain) ? cell : plain
    const parts = found.map(
      ([sign, reading]) => [sign, reading === 'either' ? meaningOf(sign) : reading] as const,
    )
    if (parts.some(([, reading]) => reading === 'either'))
      return isAsked(plain, separator) ? `${cell}${askedMark}` : cell
    const group = parts.find(([, reading]) => reading === 'group')?.[0]
    const fraction = parts.find(([, reading]) => reading === 'decimal')?.[0]
    const whole = group === undefined ? plain : plain.replaceAll(group, '')
    return fraction === undefined ? whole : whole.replace(fraction, decimal)
  })
}

/** Spreadsheets write amounts as their own language does, which may be another one than that of the page. */
function isAsked(plain: string, separator: Separator): boolean {
  if (separator === ',') return plain.includes(',')
  return separator === '\t' || (separator === ';' && plain.includes('.'))
}

function withoutGaps(cell: string): string {
  const [, gap] = grouped.exec(cell) ?? []
  return gap === undefined ? cell : cell.replaceAll(gap, '')
}

/** The meanings that the signs of one amount can have; nothing where there is none, or where it is no amount. */
function readingsOf(cell: string): readonly (readonly [Sign, Reading])[] {
  const text = withoutGaps(cell)
  if (!/^\d[\d.,]*$/.test(text)) return []
  const signs = Array.from(text.matchAll(/[.,]/g), ([sign]) => (sign === '.' ? '.' : ','))
  const [first] = signs
  const last = signs.at(-1)
  if (first === undefined || last === undefined) return []
  if (first !== last) {
    const isGrouped = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*[.,]\d+$/.test(text)
    return isGrouped
      ? [
          [first, 'group'],
          [last, 'decimal'],
        ]
      : []
  }
  if (signs.length > 1) return /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(text) ? [[first, 'group']] : []
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return [[first, 'either']]
  return /^\d+[.,]\d+$/.test(text) ? [[first, 'decimal']] : []
}
