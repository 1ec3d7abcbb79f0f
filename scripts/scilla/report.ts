/** Prints findings for people, with colours, places and carets. */
import { BaseError } from '@tyto/primitives'
import { ContractFailure, excerptAt, ScillaError, type Diagnostic } from '@tyto/scilla'

const { NO_COLOR, FORCE_COLOR } = process.env
const isColourful = NO_COLOR === undefined && (process.stderr.isTTY || FORCE_COLOR !== undefined)

function colour(code: number) {
  return (text: string) => (isColourful ? `\u001B[${code}m${text}\u001B[0m` : text)
}

const bold = colour(1)
const red = colour(31)
export const green = colour(32)
const yellow = colour(33)
const blue = colour(34)

/** A diagnostic, or what went wrong in a run, with a code of its own. */
export type Finding = Omit<Diagnostic, 'code'> & { readonly code: string }

/** A finding without a place in the source is about the whole file. */
function placeOf(file: string, { line, column }: Diagnostic['start']): string {
  return line > 0 ? `${file}:${line}:${column}` : file
}

/** A finding of the parser or the checker, with the line of the source and a caret. */
export function formatDiagnostic(diagnostic: Finding, source: string): string {
  const { file, start, end, severity, message } = diagnostic
  const paint = severity === 'error' ? red : yellow
  const place = bold(`${placeOf(file, start)}:`)
  const excerpt = start.line > 0 ? excerptAt(source, start, end) : ''
  return `${place} ${paint(`${severity}:`)} ${message}${excerpt === '' ? '' : `\n${blue(excerpt)}`}`
}

/** Findings as plain data. */
export function diagnosticJson({ severity, code, message, file, start, end }: Finding) {
  return {
    severity,
    code,
    message,
    file,
    start: { line: start.line, column: start.column },
    end: { line: end.line, column: end.column },
  }
}

/** The findings of any error: of the parser and the checker, of a running contract, or of files that cannot be read. */
export function diagnosticsOf(error: unknown, file: string): readonly Finding[] {
  if (error instanceof ScillaError) return error.diagnostics
  const position = error instanceof ContractFailure ? error.position : undefined
  const start = { line: position?.line ?? 0, column: position?.column ?? 0, offset: 0 }
  const message =
    error instanceof BaseError ? error.shortMessage : error instanceof Error ? error.message : String(error)
  const code = error instanceof BaseError ? error.code : 'Unreadable'
  return [{ severity: 'error', code, message, file: position?.file ?? file, start, end: start }]
}

/** A failure of a run: the message, its place and the transitions and procedures that it passed. */
export function formatFailure(error: unknown, file: string): string {
  const [diagnostic] = diagnosticsOf(error, file)
  const trace = error instanceof ContractFailure ? error.trace : []
  const place = diagnostic === undefined ? file : placeOf(diagnostic.file, diagnostic.start)
  const lines = trace.map(({ name, position }) => `  in ${name} (line ${position.line})`)
  return [`${bold(`${place}:`)} ${red('failed:')} ${diagnostic?.message ?? ''}`, ...lines].join('\n')
}
