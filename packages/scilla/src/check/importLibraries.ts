import type { AdtDefinition } from '@tyto/abi'
import type { ImportedLibrary, LibraryModule } from '../syntax/ast'
import { parseLibrary } from '../syntax/parse'
import { standardLibraries } from '../stdlib/standardLibraries'
import { mostLibraries, tooManyLibraries, type LibrarySource } from '../runtime/compile/loadLibraries'
import { AddressFields } from './addressFields'
import type { NoteUse } from './bindings'
import type { Checking } from './checking'
import { checkLibrary } from './checkLibrary'
import { checkVersion } from './checkVersion'
import { Findings } from './findings'
import type { LibraryExports } from './libraryExports'
import { ModuleNames } from './moduleNames'
import { TypeBudget } from './typeBudget'
import type { EventLog } from './eventLog'

/** The language's own libraries, checked once. */
const standardExports = new Map<string, LibraryExports>()

/** Checks the libraries that a module imports, and theirs, each once. */
export class LibraryImporter {
  readonly #checked = new Map<string, LibraryExports>()
  readonly #underWay = new Set<string>()
  readonly #onlyStandard: boolean

  readonly #given: ReadonlyMap<string, LibrarySource>
  readonly #findings: Findings
  readonly #definitions: Map<string, AdtDefinition>
  readonly #events: EventLog

  constructor(
    given: ReadonlyMap<string, LibrarySource>,
    findings: Findings,
    definitions: Map<string, AdtDefinition>,
    events: EventLog,
  ) {
    this.#given = given
    this.#findings = findings
    this.#definitions = definitions
    this.#events = events
    this.#onlyStandard = ![...standardLibraries.keys()].some((name) => given.has(name))
  }

  /** All libraries so far, each behind those that it imports. */
  all(): readonly LibraryExports[] {
    return [...this.#checked.values()]
  }

  /** Brings everything imported into `names`; gives back the libraries. */
  importAll(imports: readonly ImportedLibrary[], names: ModuleNames): readonly LibraryExports[] {
    const sources = new Map<string, string>()
    const libraries: LibraryExports[] = []
    for (const imported of imports) {
      if (imported.namespace !== undefined) names.namespaces.add(imported.namespace.name)
      const library = this.#findings.attempt(() => this.#load(imported))
      if (library === undefined) continue
      libraries.push(library)
      this.#findings.attempt(() => this.#bring(imported, library, names, sources))
    }
    return libraries
  }

  /** Puts the library's names into scope; `sources` knows where each imported name comes from. */
  #bring(
    imported: ImportedLibrary,
    library: LibraryExports,
    names: ModuleNames,
    sources: Map<string, string>,
  ): void {
    const prefix = imported.namespace === undefined ? '' : `${imported.namespace.name}.`
    const claim = (kind: string, name: string) => {
      const key = `${kind} ${prefix}${name}`
      const other = sources.get(key)
      if (other !== undefined) {
        const message = `The ${key} comes from ${library.name} and from ${other}: import one of them as a namespace.`
        this.#findings.fail(imported.loc, 'DuplicateName', message, 'imports')
      }
      sources.set(key, library.name)
    }
    for (const [name, adt] of library.types) {
      claim('type', name)
      names.types.set(prefix + name, adt)
    }
    for (const [name, constructor] of library.constructors) {
      claim('constructor', name)
      names.constructors.set(prefix + name, constructor)
    }
    for (const [name, type] of library.values) {
      claim('variable', name)
      names.values.bind(prefix + name, type)
    }
  }

  #load({ name: { name, loc } }: ImportedLibrary): LibraryExports {
    const done = this.#checked.get(name)
    if (done !== undefined) return done
    if (this.#underWay.has(name)) {
      return this.#findings.fail(loc, 'CyclicImport', `The library ${name} imports itself.`, 'imports')
    }
    const standard = this.#onlyStandard ? standardExports.get(name) : undefined
    if (standard !== undefined) return this.#adopt(standard)
    const source = this.#given.get(name) ?? standardSource(name)
    if (source === undefined)
      return this.#findings.fail(loc, 'UnknownName', `There is no library ${name}.`, 'imports')
    if (this.#underWay.size + this.#checked.size >= mostLibraries) {
      return this.#findings.fail(loc, 'TooDeep', tooManyLibraries, 'imports')
    }
    this.#underWay.add(name)
    const exports = this.check(name, source.module, source.qualifier ?? name)
    this.#underWay.delete(name)
    this.#checked.set(name, exports)
    if (this.#onlyStandard && !this.#given.has(name)) standardExports.set(name, exports)
    return exports
  }

  /** Takes over a library, and those that it imports, from an earlier check. */
  #adopt(library: LibraryExports): LibraryExports {
    if (this.#checked.has(library.name)) return library
    for (const imported of library.imports) this.#adopt(imported)
    for (const adt of library.types.values()) this.#definitions.set(adt.name, adt)
    this.#checked.set(library.name, library)
    return library
  }

  /** Checks a library; `qualifier` and a dot go before the names of its types. */
  check(name: string, module: LibraryModule, qualifier: string, note?: NoteUse): LibraryExports {
    const findings = this.#findings
    const events = this.#events
    const outer = findings.currentFile
    findings.enterFile(module)
    checkVersion(findings, module)
    const names = new ModuleNames(this.#definitions, note)
    const imports = this.importAll(module.imports, names)
    const checking: Checking = {
      findings,
      names,
      typeVariables: [],
      budget: new TypeBudget(findings),
      events,
      addressFields: new AddressFields(),
    }
    const declarations = checkLibrary(checking, module.library, `${qualifier}.`)
    findings.enterFile(outer)
    return { name, module, imports, ...declarations }
  }
}

const standardSources = new Map<string, LibrarySource>()

/** A library of the language by name, parsed once; undefined where there is none. */
export function standardSource(name: string): LibrarySource | undefined {
  const text = standardLibraries.get(name)
  if (text === undefined) return undefined
  const source = standardSources.get(name) ?? { module: parseLibrary(text, `${name}.scillib`) }
  standardSources.set(name, source)
  return source
}
