import type { Diagnostic, DiagnosticCode } from '../errors/diagnostic'
import { ScillaError } from '../errors/scillaError'
import type { Location } from '../syntax/ast'

/** Thrown where a rule cannot go on; what is wrong stands in the findings already. */
class Stop extends Error {}
const stop = new Stop('stopped at a finding')

/** More errors than anybody reads; the checker stops there. */
const mostErrors = 50

/**
 * The looks of the reference at a source, one behind the other: it tells of what a later one finds only where the ones before found
 * nothing. We find all at once, and tell of it in this order.
 */
const looks = ['names', 'types', 'matches', 'copies', 'returns', 'events'] as const
/** `imports` comes before them all, in every file: there the libraries are looked for. */
type Look = 'imports' | (typeof looks)[number]

/** Where a rule does not say which look it belongs to; else to the types. */
const lookOf: Partial<Record<DiagnosticCode, Look>> = {
  BadMatch: 'matches',
  DuplicateName: 'copies',
  BadReturn: 'returns',
}

/** A file and its text, such as a parsed module. */
export interface SourceFile {
  readonly file: string
  readonly source: string
}

/** Collects what the checker finds, of all files of one check. */
export class Findings {
  readonly #errors: (Diagnostic & { readonly look: Look })[] = []
  readonly #warnings: Diagnostic[] = []
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

  warning({ start, end }: Location, code: DiagnosticCode, message: string): void {
    this.#warnings.push({ severity: 'warning', code, message, file: this.#current.file, start, end })
  }

  /** `look` where another finds it than the code says. */
  error({ start, end }: Location, code: DiagnosticCode, message: string, look = lookOf[code]): void {
    const { file } = this.#current
    this.#errors.push({ severity: 'error', code, message, file, start, end, look: look ?? 'types' })
    if (this.#errors.length >= mostErrors) this.throwIfAny()
  }

  /** Notes an error and leaves the rule. */
  fail(loc: Location, code: DiagnosticCode, message: string, look?: Look): never {
    this.error(loc, code, message, look)
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

  /** What is wrong with imports, then file by file, as they were entered: what is wrong in a library comes first. */
  errors(): readonly Diagnostic[] {
    const files = [...new Set(this.#errors.map(({ file }) => file))]
    const inOrder = [
      ...this.#errors.filter(({ look }) => look === 'imports'),
      ...files.flatMap((file) =>
        looks.flatMap((look) => this.#errors.filter((error) => error.file === file && error.look === look)),
      ),
    ]
    return inOrder.map(({ look: _look, ...error }) => error)
  }

  warnings(): readonly Diagnostic[] {
    return this.#warnings
  }

  throwIfAny(): void {
    const errors = this.errors()
    if (errors.length > 0) throw new ScillaError(errors, this.#sources)
  }
}
