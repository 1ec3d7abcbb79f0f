import type { Location, Position } from '../syntax/ast'
import type { Comment } from '../syntax/lexer'

/** The widest line that is not broken where it can be. */
export const width = 100

/** A text that grows line by line. Comments of the source come back before what they stood before. */
export class Page {
  readonly #lines: string[] = []
  #current = ''
  #nextComment = 0
  /** The line of the source up to which everything is printed. */
  #sourceLine: number | undefined

  readonly #comments: readonly Comment[]

  constructor(comments: readonly Comment[]) {
    this.#comments = comments
  }

  write(text: string): void {
    this.#current += text
  }

  /** Columns used in the line so far. */
  get column(): number {
    return this.#current.length
  }

  newLine(indent: number): void {
    this.#lines.push(this.#current.trimEnd())
    this.#current = ' '.repeat(indent)
  }

  blankLine(indent: number): void {
    if (this.#current.trim() !== '') this.#lines.push(this.#current.trimEnd())
    if (this.#lines.length > 0 && this.#lines.at(-1) !== '') this.#lines.push('')
    this.#current = ' '.repeat(indent)
  }

  /**
   * Before something that stands on a line of its own (which was begun already): the comments before it in the source,
   * and a blank line where the source has one or more (unless not `isSpaced`).
   */
  begin(loc: Location, indent: number, { isSpaced = true } = {}): void {
    this.#comment(loc.start, indent)
    if (isSpaced) this.#keepBlank(loc.start.line, indent)
    this.#sourceLine = loc.start.line
  }

  /** Behind something; `more` lines of the source are printed with it. */
  end(loc: Location, more = 0): void {
    this.#sourceLine = Math.max(loc.end.line + more, this.#sourceLine ?? 0)
  }

  text(): string {
    this.#comment(undefined, 0)
    this.#lines.push(this.#current.trimEnd())
    return `${this.#lines.join('\n').trim()}\n`
  }

  /** Comments that begin before a place. */
  #comment(before: Position | undefined, indent: number): void {
    for (; ; this.#nextComment++) {
      const comment = this.#comments[this.#nextComment]
      if (comment === undefined || (before !== undefined && comment.loc.start.offset >= before.offset)) return
      const { start, end } = comment.loc
      if (start.line === this.#sourceLine && this.#current.trim() === '' && this.#lines.length > 0) {
        // It stood behind what was printed last, which may have its blank line already.
        const isSpaced = this.#lines.at(-1) === ''
        if (isSpaced) this.#lines.pop()
        this.#lines.push(`${this.#lines.pop() ?? ''} ${comment.text}`)
        if (isSpaced) this.#lines.push('')
      } else {
        if (before === undefined && this.#current.trim() !== '') this.newLine(indent)
        this.#keepBlank(start.line, indent)
        this.write(comment.text)
        this.newLine(indent)
      }
      this.#sourceLine = end.line
    }
  }

  /** Never at the beginning of what is further in. */
  #keepBlank(line: number, indent: number): void {
    if (this.#sourceLine !== undefined && line - this.#sourceLine > 1) this.blankLine(indent)
  }
}
