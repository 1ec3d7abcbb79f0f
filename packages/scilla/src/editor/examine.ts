import { BaseError } from '@tyto/primitives'
import type { NameUse } from '../check/bindings'
import { checkContract, type CheckedContract } from '../check/checkContract'
import { checkExpression } from '../check/checkExpression'
import { checkLibraryModule } from '../check/checkLibraryModule'
import type { Diagnostic } from '../errors/diagnostic'
import { standardSource } from '../check/importLibraries'
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
  /** What it imports, as far as that is there; of an expression all that the language has. */
  readonly imported: readonly Imported[]
  /** The contract with its types; undefined where it has an error, or the text is none. */
  readonly checked?: CheckedContract
}

/** A library that a text imports. */
export interface Imported {
  /** The name by which it is imported. */
  readonly name: string
  /** What stands before its names in the text: its namespace and a dot, or nothing. */
  readonly prefix: string
  readonly module: LibraryModule
  /** Whether it is one of the language, which is no file. */
  readonly isStandard: boolean
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
  let imported: readonly Imported[] = []
  const optionsFor = ({ imports }: ContractModule | LibraryModule) => {
    const libraries = findLibraries?.(imports) ?? new Map<string, LibrarySource>()
    imported = imports.flatMap((one) => resolve(one, libraries))
    return { onName, libraries }
  }
  try {
    if (file.endsWith('.scilexp')) {
      const imports = [...standardLibraries.keys()]
      imported = imports.flatMap((name) => resolve({ name: { name }, namespace: undefined }, new Map()))
      checkExpression(parseExpression(text, file), { source: text, file, imports, onName })
      return { diagnostics: [], uses, module, imported }
    }
    if (file.endsWith('.scillib')) {
      module = parseLibrary(text, file)
      checkLibraryModule(module, optionsFor(module))
      return { diagnostics: [], uses, module, imported }
    }
    module = parseContract(text, file)
    const checked = checkContract(module, optionsFor(module))
    return { diagnostics: findWarnings(checked), uses, module, imported, checked }
  } catch (error) {
    return { diagnostics: placed(error, file, module), uses, module, imported }
  }
}

interface Import {
  readonly name: { readonly name: string }
  readonly namespace: { readonly name: string } | undefined
}

function resolve(
  { name: { name }, namespace }: Import,
  libraries: ReadonlyMap<string, LibrarySource>,
): readonly Imported[] {
  const given = libraries.get(name)
  const source = given ?? standardSource(name)
  if (source === undefined) return []
  const prefix = namespace === undefined ? '' : `${namespace.name}.`
  return [{ name, prefix, module: source.module, isStandard: given === undefined }]
}

/** The codes of errors of a library that is there, and cannot be had. */
const unreadable: ReadonlySet<string> = new Set(['PartNotLoaded', 'Unreadable'])

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
  if (error instanceof SyntaxError || (error instanceof BaseError && unreadable.has(error.code)))
    return [{ severity: 'error', code: 'SyntaxError', message: error.message, file, ...importPlace }]
  throw error
}
