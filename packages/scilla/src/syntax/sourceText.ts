import type { DiagnosticCode } from '../errors/diagnostic'
import { ScillaError } from '../errors/scillaError'
import type { Location } from './ast'

/** A source and its name, as errors speak of them. */
export interface SourceText {
  readonly file: string
  readonly text: string
}

/** The error of a source that the lexer or the parser cannot go on with. */
export function syntaxError(
  source: SourceText,
  loc: Location,
  message: string,
  code: DiagnosticCode = 'SyntaxError',
): ScillaError {
  const { file, text } = source
  return new ScillaError(
    [{ severity: 'error', code, message, file, start: loc.start, end: loc.end }],
    new Map([[file, text]]),
  )
}
