import { downloadText } from './downloadText'

/** A table as CSV (RFC 4180), for other programs. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')
}

/** Saves a table as a file. Its mark at the beginning tells spreadsheets that it is UTF-8: without it, many take an older system's letters. */
export function downloadCsv(fileName: string, content: string): void {
  downloadText(fileName, 'text/csv', `\uFEFF${content}`)
}

/**
 * The signs with which a formula begins, in full width too, at the beginning of a cell and after all that parts cells in some
 * country: whoever reads the file by another separator has other cells.
 */
const formulas = /(^|[,;|\t\r\n])((?:[^\S\t\r\n]|")*)([=+\-@＝＋－＠])/g

/** A spreadsheet would run a text that begins like a formula: what strangers wrote is shown, never run. */
function cellOf(text: string): string {
  const safe = text.replace(formulas, "$1$2'$3").replace(/^[\t\r]/, "'$&")
  return /[",;|\t\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
