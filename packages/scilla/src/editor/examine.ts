import { BaseError } from '@tyto/primitives'
import type { NameUse } from '../check/bindings'
import { checkContract, type CheckedContract } from '../check/checkContract'
import { checkExpression } from '../check/checkExpression'
import { checkLibraryModule } from '../check/checkLibraryModule'
import type { Diagnostic } from '../errors/diagnostic'
import { ScillaError } from '../errors/scillaError'
import type { LibrarySource } from '../runtime/compile/loadLibraries'
import { standardLibraries } from '../stdlib/standardLibraries'
import type { ContractModule, ImportedLibrary, LibraryModule } from '../syntax/ast'
import { parseContract, parseExpression, parseLibrary } from '../syntax/parse'
import { findWarnings } from '../warnings/findWarnings'

/** What an editor knows of a text: what is wrong with it, and what its names mean. */
export interface Examined {
  /** In the order of the source; those of a library that it imports stand at the import. */
  readonly diagnostics: readonly Diagnostic[]
  /** The names that the checker came by, as far as it came. */
  readonly uses: readonly NameUse[]
  /** Undefined where the text cannot be parsed, or is an expression. */
  readonly module: ContractModule | LibraryModule | undefined
  /** The contract with its types; undefined where it has an error, or the text is none. */
  readonly checked?: CheckedContract
}

export interface ExamineOptions {
  /** The libraries that a module imports, by their names; those of the language need nobody. */
  readonly findLibraries?: (imports: readonly ImportedLibrary[]) => ReadonlyMap<string, LibrarySource>
}

/**
 * Looks at a text while it is written: a contract (`.scilla`), a library (`.scillib`) or an expression (`.scilexp`), by the ending of
 * `file`. Throws nothing for what stands in the text.
 *
 * @example
 * examine('let a = Uint32 1 in builtin add a b', 'sum.scilexp').diagnostics.map(({ message }) => message) // ['b is not defined here.']
 */
export function examine(text: string, file: string, { findLibraries }: ExamineOptions = {}): Examined {
  const uses: NameUse[] = []
  const onName = (use: NameUse): void => {
    uses.push(use)
  }
  let module: ContractModule | LibraryModule | undefined
  const optionsFor = ({ imports }: ContractModule | LibraryModule) => {
    const libraries = findLibraries?.(imports)
    return { onName, ...(libraries === undefined ? {} : { libraries }) }
  }
  try {
    if (file.endsWith('.scilexp')) {
      const imports = [...standardLibraries.keys()]
      checkExpression(parseExpression(text, file), { source: text, file, imports, onName })
      return { diagnostics: [], uses, module }
    }
    if (file.endsWith('.scillib')) {
      module = parseLibrary(text, file)
      checkLibraryModule(module, optionsFor(module))
      return { diagnostics: [], uses, module }
    }
    module = parseContract(text, file)
    const checked = checkContract(module, optionsFor(module))
    return { diagnostics: findWarnings(checked), uses, module, checked }
  } catch (error) {
    return { diagnostics: placed(error, file, module), uses, module }
  }
}

/** What is wrong, at places of this text. Throws what is no fault of a text. */
function placed(error: unknown, file: string, module: Examined['module']): readonly Diagnostic[] {
  const start = { line: 1, column: 1, offset: 0 }
  const importPlace = module?.imports[0]?.loc ?? { start, end: start }
  if (error instanceof ScillaError)
    return error.diagnostics.map((one) =>
      one.file === file
        ? one
        : { ...one, ...importPlace, file, message: `${one.file}:${one.start.line}: ${one.message}` },
    )
  // A library beside it that cannot be read.
  if (error instanceof SyntaxError || (error instanceof BaseError && error.code === 'PartNotLoaded'))
    return [{ severity: 'error', code: 'SyntaxError', message: error.message, file, ...importPlace }]
  throw error
}
