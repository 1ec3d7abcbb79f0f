import type { Diagnostic, DiagnosticCode } from '../errors/diagnostic'
import { ScillaError } from '../errors/scillaError'
import type { Location } from '../syntax/ast'

/** Thrown where a rule cannot go on; what is wrong stands in the findings already. */
class Stop extends Error {}
const stop = new Stop('stopped at a finding')

/** More errors than anybody reads; the checker stops there. */
const mostErrors = 50

/** A file and its text, such as a parsed module. */
export interface SourceFile {
  readonly file: string
  readonly source: string
}

/** Collects what the checker finds, of all files of one check. */
export class Findings {
  readonly #found: Diagnostic[] = []
  #errorCount = 0
  readonly #sources = new Map<string, string>()
  #current: SourceFile = { file: '', source: '' }

  /** From now on findings are about this file. */
  enterFile(file: SourceFile): void {
    this.#current = file
    this.#sources.set(file.file, file.source)
  }

  get currentFile(): SourceFile {
    return this.#current
  }

  add(severity: 'error' | 'warning', loc: Location, code: DiagnosticCode, message: string): void {
    const { start, end } = loc
    this.#found.push({ severity, code, message, file: this.#current.file, start, end })
    if (severity === 'error' && ++this.#errorCount >= mostErrors) this.throwIfAny()
  }

  error(loc: Location, code: DiagnosticCode, message: string): void {
    this.add('error', loc, code, message)
  }

  /** Notes an error and leaves the rule. */
  fail(loc: Location, code: DiagnosticCode, message: string): never {
    this.error(loc, code, message)
    return this.stop()
  }

  /** Leaves the rule without a word, because of an error that was noted before. */
  stop(): never {
    throw stop
  }

  /** Runs a rule; `undefined` if it failed. */
  attempt<T>(rule: () => T): T | undefined {
    try {
      return rule()
    } catch (error) {
      if (error === stop) return undefined
      throw error
    }
  }

  errors(): readonly Diagnostic[] {
    return this.#found.filter(({ severity }) => severity === 'error')
  }

  warnings(): readonly Diagnostic[] {
    return this.#found.filter(({ severity }) => severity === 'warning')
  }

  throwIfAny(): void {
    const errors = this.errors()
    if (errors.length > 0) throw new ScillaError(errors, this.#sources)
  }
}
