import type { Position } from './location'

/** Of a longer line only this much is shown, around the place. */
const widest = 120

/**
 * The line of the source that `start` stands in, with its number, and carets under what lies between `start` and
 * `end`; empty if the source has no such line.
 *
 * ```
 *  12 |   x = Foo {Uint32} y;
 *     |       ^^^
 * ```
 *
 * @example
 * excerptAt('let a = b in a', { line: 1, column: 9 }, { line: 1, column: 10 }) // '   1 | let a = b in a\n     |         ^'
 */
export function excerptAt(source: string, start: Position, end: Position): string {
  const begin = start.offset - (start.column - 1)
  if (begin < 0 || begin > source.length) return ''
  const newline = source.indexOf('\n', begin)
  const line = source.slice(begin, newline === -1 ? source.length : newline).replace(/\r$/, '')

  const from = Math.max(0, Math.min(start.column - 1 - widest / 2, line.length - widest))
  const shown = clean(line.slice(from, from + widest))
  const caretAt = start.column - 1 - from
  const length = end.line === start.line ? end.column - start.column : line.length - (start.column - 1)
  const carets = '^'.repeat(Math.max(1, Math.min(length, shown.length - caretAt)))
  const gutter = String(start.line).padStart(4)
  return `${gutter} | ${shown}\n${' '.repeat(gutter.length)} | ${' '.repeat(caretAt)}${carets}`
}

/** Tabs and control characters as one space each, so that the carets stand where they should. */
function clean(line: string): string {
  return Array.from({ length: line.length }, (_, index) =>
    line.charCodeAt(index) < 32 ? ' ' : line.charAt(index),
  ).join('')
}
