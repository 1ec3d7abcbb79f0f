import { readCells, type Separator } from './readCells'
import { longestList } from './readTextFile'

/** A kind of column: the cells that it can hold. */
export interface ColumnKind<Name extends string = string> {
  readonly name: Name
  /** The headings that people write above it, in every language. */
  readonly heading: Pick<RegExp, 'test'>
  /** `surely`: it can be nothing else. */
  readonly fits: (cell: string) => 'surely' | 'maybe' | 'no'
  /** A list may be without it. */
  readonly isOptional?: true
  /** It says where something goes: a column of these that nobody chose closes the list. */
  readonly isPlace?: (cell: string) => boolean
}

/** The meaning of a column: a kind, `unused`, or null where the person must say it. */
export type Column<Name extends string> = Name | 'unused' | null

export interface ReadTable<Name extends string> {
  /** The cells of every line, a heading too; each line has `columns.length` of them. */
  readonly lines: readonly (readonly string[])[]
  readonly separator: Separator
  readonly hasHeading: boolean
  readonly columns: readonly Column<Name>[]
}

export type TableFault = 'tooManyRows' | 'tooLong' | 'empty' | 'tooNarrow' | 'tooWide'

export type TableAnswer<Name extends string> =
  | { readonly kind: 'table'; readonly table: ReadTable<Name> }
  | { readonly kind: 'fault'; readonly code: TableFault }

/** One cell, in characters; what is longer is cut, and then refused as what it is. */
export const longestCell = 300
/** A wider list is cut by nobody: it is refused. */
const mostColumns = 40

/**
 * Reads a pasted list or a CSV file into columns: tabs, semicolons, commas or spaces between the cells, quotes, a heading or
 * none, and so many rows at most. A column is known by its heading, or by what stands in every row; where that leaves a doubt it is null, and nothing is
 * guessed.
 */
export function readTable<Name extends string>(
  text: string,
  kinds: readonly ColumnKind<Name>[],
  rows: number,
): TableAnswer<Name> {
  if (text.length > longestList) return { kind: 'fault', code: 'tooLong' }
  const written = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  // Excel says it in a line of its own.
  const [said = '', sign] = /^"?sep=([\t;,|])"?\n/i.exec(written) ?? []
  const plain = written.slice(said.length)
  const separator = separators.find((each) => each === sign) ?? separatorOf(plain, kinds)
  const read = readCells(plain, separator, rows + 2).map(({ cells }) => cells)
  const width = Math.max(0, ...read.map((cells) => cells.findLastIndex((cell) => cell !== '') + 1))
  if (width > mostColumns) return { kind: 'fault', code: 'tooWide' }
  const lines = read.map((cells) =>
    Array.from({ length: width }, (_, at) => (cells[at] ?? '').slice(0, longestCell)),
  )
  const heading = headingOf(lines, kinds)
  const body = heading === 'none' ? lines : lines.slice(1)
  if (body.length === 0) return { kind: 'fault', code: 'empty' }
  if (body.length > rows) return { kind: 'fault', code: 'tooManyRows' }
  if (width < kinds.filter(({ isOptional }) => !isOptional).length)
    return { kind: 'fault', code: 'tooNarrow' }
  const found = heading === 'none' ? byRows(body, kinds) : byHeading(lines[0]!, kinds)
  const columns = withUnused(found, body, kinds)
  return { kind: 'table', table: { lines, separator, hasHeading: heading !== 'none', columns } }
}

/** The lines without the heading. */
export function bodyOf<Name extends string>({ lines, hasHeading }: ReadTable<Name>) {
  return hasHeading ? lines.slice(1) : lines
}

/** Is it plain what every column is, and is none left out? Else the person looks at them first. */
export function isPlain<Name extends string>(
  { columns }: ReadTable<Name>,
  kinds: readonly ColumnKind<Name>[],
): boolean {
  return isChosen(columns, kinds) && !columns.includes('unused')
}

/** Is every column said, each kind once at most, and those that a list needs once? */
export function isChosen<Name extends string>(
  columns: readonly Column<Name>[],
  kinds: readonly ColumnKind<Name>[],
): boolean {
  if (columns.includes(null)) return false
  return kinds.every(({ name, isOptional }) => {
    const times = columns.filter((column) => column === name).length
    return times === 1 || (times === 0 && isOptional === true)
  })
}

/** The cell of a kind in a line; empty where no column is of it. */
export function cellOf<Name extends string>(
  line: readonly string[],
  columns: readonly Column<Name>[],
  name: Name,
): string {
  return line[columns.indexOf(name)] ?? ''
}

const separators: readonly Separator[] = ['\t', ';', ',', '|', ' ']
/** How many lines are looked at to find out what separates the cells. */
const sample = 30

/** The sign between the cells: the one by which most lines have all that a list needs. */
function separatorOf(text: string, kinds: readonly ColumnKind[]): Separator {
  const needed = kinds.filter(({ isOptional }) => !isOptional)
  const isWhole = (cells: readonly string[]): boolean =>
    cells.filter((cell) => cell !== '').length >= needed.length &&
    needed.every(({ fits }) => cells.some((cell) => cell !== '' && fits(cell) !== 'no'))
  const scores = separators.map(
    (separator) => readCells(text, separator, sample).filter(({ cells }) => isWhole(cells)).length,
  )
  const best = Math.max(...scores)
  // Where no line is whole, the rows still show what is missing: what parts most lines parts them all.
  if (best === 0) return partsMost(text)
  return separators[scores.indexOf(best)] ?? ','
}

function partsMost(text: string): Separator {
  const parted = separators.map(
    (separator) =>
      readCells(text, separator, sample).filter(({ cells }) => cells.filter((cell) => cell !== '').length > 1)
        .length,
  )
  const most = Math.max(...parted)
  return (most > 0 ? separators[parted.indexOf(most)] : undefined) ?? ','
}

/**
 * Is the first line a heading? By words that we know; or by words that we do not know, where a column holds nothing but what is
 * surely of its kind below.
 */
function headingOf(
  lines: readonly (readonly string[])[],
  kinds: readonly ColumnKind[],
): 'known' | 'unknown' | 'none' {
  const [first, ...others] = lines
  if (first === undefined) return 'none'
  const sure = kinds.filter(({ fits }) => first.some((cell) => fits(cell) === 'surely'))
  const isWord = first.some((cell) => kinds.some(({ heading }) => heading.test(cell)))
  if (isWord && sure.every(({ isOptional }) => isOptional)) return 'known'
  const isAbove = first.some(
    (cell, at) =>
      others.length > 0 &&
      kinds.some(
        ({ fits }) => fits(cell) !== 'surely' && others.every((line) => fits(line[at] ?? '') === 'surely'),
      ),
  )
  return sure.length === 0 && isAbove ? 'unknown' : 'none'
}

function byHeading<Name extends string>(
  heading: readonly string[],
  kinds: readonly ColumnKind<Name>[],
): readonly (Name | null)[] {
  const placesOf = (kind: ColumnKind<Name>): readonly number[] =>
    heading.flatMap((cell, at) => (kind.heading.test(cell) ? [at] : []))
  return heading.map((_, at) => {
    const named = kinds.filter((kind) => placesOf(kind).includes(at))
    const [only] = named
    return named.length === 1 && only && placesOf(only).length === 1 ? only.name : null
  })
}

/** Columns that can be one kind alone, by what stands in their rows. */
function byRows<Name extends string>(
  body: readonly (readonly string[])[],
  kinds: readonly ColumnKind<Name>[],
): readonly (Name | null)[] {
  const width = body[0]?.length ?? 0
  const columns: (Name | null)[] = Array.from({ length: width }, () => null)
  const candidates = new Map(kinds.map((kind) => [kind.name, candidatesOf(kind, body, width)]))
  const openOnes = (): readonly ColumnKind<Name>[] =>
    kinds.filter(({ name, isOptional }) => !isOptional && !columns.includes(name))
  const freeOnes = (): readonly number[] => columns.flatMap((column, at) => (column === null ? [at] : []))
  for (let isMoved = true; isMoved;) {
    isMoved = false
    for (const { name, isOptional } of kinds) {
      const { places, isSure } = candidates.get(name)!
      const free = places.filter((at) => columns[at] === null)
      const [only] = free
      if (columns.includes(name) || free.length !== 1 || only === undefined) continue
      // A kind that may be missing takes no column that something else needs.
      const needed = openOnes().length
      if (isOptional && needed > 0 && (!isSure || freeOnes().length <= needed)) continue
      columns[only] = name
      isMoved = true
    }
  }
  // One kind that a list needs, and one column: its rows say what is wrong with them.
  const [open, left] = [openOnes(), freeOnes()]
  if (open.length === 1 && left.length === 1) columns[left[0]!] = open[0]!.name
  return columns
}

function candidatesOf(
  { fits, isOptional }: ColumnKind,
  body: readonly (readonly string[])[],
  width: number,
): { readonly places: readonly number[]; readonly isSure: boolean } {
  const looks = Array.from({ length: width }, (_, at) =>
    body.flatMap((line) => (line[at] === '' || line[at] === undefined ? [] : [fits(line[at])])),
  )
  const places = looks.map((_, at) => at)
  // A kind that may be missing is known by every row that has it; one that must be there, by any row that can be
  // nothing else.
  const sure = places.filter(
    (at) => looks[at]!.includes('surely') && !(isOptional && looks[at]!.includes('no')),
  )
  if (sure.length > 0) return { places: sure, isSure: true }
  const likely = places.filter((at) => looks[at]!.length > 0 && !looks[at]!.includes('no'))
  return { places: likely, isSure: false }
}

/** A column that is none of the kinds is not used; one with places in it, or any while a needed one is open, is asked for. */
function withUnused<Name extends string>(
  found: readonly (Name | null)[],
  body: readonly (readonly string[])[],
  kinds: readonly ColumnKind<Name>[],
): readonly Column<Name>[] {
  const isOpen = kinds.some(({ name, isOptional }) => !isOptional && !found.includes(name))
  return found.map((column, at) => {
    if (column !== null || isOpen) return column
    const isPlace = kinds.some(({ isPlace: is }) => is && body.some((line) => is(line[at] ?? '')))
    return isPlace ? null : 'unused'
  })
}
