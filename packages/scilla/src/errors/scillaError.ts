import { BaseError } from '@tyto/primitives'
import type { Diagnostic, DiagnosticCode } from './diagnostic'
import { excerptAt } from './excerpt'

/**
 * A source that the parser or the checker refuses. The first finding speaks in the message, with its place and an
 * excerpt with a caret; `diagnostics` has them all, in the order of the source.
 */
export class ScillaError extends BaseError<DiagnosticCode> {
  readonly diagnostics: readonly Diagnostic[]
  readonly file: string
  /** Counts from 1. */
  readonly line: number
  /** Counts from 1, in UTF-16 code units. */
  readonly column: number
  /** The line of the source and a caret under the column. */
  readonly excerpt: string

  /** `diagnostics` must hold at least one; `sources` are the texts of the files that they speak of. */
  constructor(diagnostics: readonly Diagnostic[], sources: ReadonlyMap<string, string>) {
    const first = diagnostics[0]
    if (first === undefined) throw new TypeError('A ScillaError needs a diagnostic')
    const excerpt = excerptAt(sources.get(first.file) ?? '', first.start, first.end)
    const more = diagnostics.length - 1
    super(first.code, `${first.file}:${first.start.line}:${first.start.column}: ${first.message}`, {
      metaMessages: [
        ...(excerpt === '' ? [] : [excerpt]),
        ...(more === 0 ? [] : [`(and ${more} more ${more === 1 ? 'error' : 'errors'})`]),
      ],
    })
    this.diagnostics = diagnostics
    this.file = first.file
    this.line = first.start.line
    this.column = first.start.column
    this.excerpt = excerpt
  }
}
