/** One line of a list, cut into its cells. */
export interface CellLine {
  /** 1-based, in the text. */
  readonly line: number
  readonly cells: readonly string[]
}

export type Separator = '\t' | ';' | ',' | '|' | ' '

/**
 * Cuts a text into lines and cells, as spreadsheets write them: cells may be in quotes, with separators and line breaks
 * inside, and a quote written twice. Empty lines are left out. A quote that is never closed is a letter like any other.
 * Stops after `most` lines.
 */
export function readCells(text: string, separator: Separator, most: number): readonly CellLine[] {
  const lines: CellLine[] = []
  let at = 0
  let line = 1
  /** Behind this place no quote is closed: it is not looked for again. */
  let isQuoteOpen = false

  const quotedEnd = (start: number): number => {
    for (let end = text.indexOf('"', start); end !== -1; end = text.indexOf('"', end + 2))
      if (text[end + 1] !== '"') return end
    isQuoteOpen = true
    return -1
  }

  while (at < text.length && lines.length < most) {
    const startLine = line
    const cells: string[] = []
    for (;;) {
      while (separator !== '\t' && text[at] === ' ') at += 1
      const quoteEnd = text[at] === '"' && !isQuoteOpen ? quotedEnd(at + 1) : -1
      let cell = ''
      if (quoteEnd !== -1) {
        cell = text.slice(at + 1, quoteEnd).replaceAll('""', '"')
        line += countBreaks(cell)
        at = quoteEnd + 1
      }
      const start = at
      while (at < text.length && text[at] !== separator && text[at] !== '\n') at += 1
      cells.push((cell + text.slice(start, at)).trim())
      if (text[at] !== separator) break
      at += 1
    }
    at += 1
    line += 1
    if (separator === ' ') while (cells.at(-1) === '') cells.pop()
    if (cells.some((cell) => cell !== '')) lines.push({ line: startLine, cells })
  }
  return lines
}

function countBreaks(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1
  return count
}
