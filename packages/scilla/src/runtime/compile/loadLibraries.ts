import type { AdtDefinition } from '@tyto/abi'
import type { ImportedLibrary, LibraryModule } from '../../syntax/ast'
import { libraryText } from '../../stdlib/libraryText'
import { parseLibrary } from '../../syntax/parse'
import { recursionPrimitives } from './recursion'
import { freeDefinitions, libraryGas } from '../../gas/libraryGas'
import { ScillaRuntimeError } from '../../errors/runtimeErrors'
import type { Machine } from '../machine'
import type { Value } from '../../values/values'
import {
  compileLibrary,
  importInto,
  languageScope,
  type Globals,
  type Initializer,
  type LibraryExports,
} from './compileLibrary'
import type { ModuleScope } from './scope'

/** A library that contracts may import. */
export interface LibrarySource {
  readonly module: LibraryModule
  /** Qualifies the names of its types: the address where it stands. The library's name if left out. */
  readonly qualifier?: string
}

/** The most libraries that a program may import, with those that its libraries import: far more than any does. */
export const mostLibraries = 200
export const tooManyLibraries = 'Too many libraries are imported.'

interface LoadedLibrary {
  readonly exports: LibraryExports
  readonly imports: readonly ImportedLibrary[]
  /** The cost of its evaluation besides the gas of our own text. */
  readonly gas: number
  /** How many of its definitions cost nothing. */
  readonly free: number
  readonly initializers: readonly Initializer[]
}

/** How often a library is paid for at most: more than any gas limit allows, and so little that gas stays a safe integer. */
const mostTimes = 2 ** 33

const parsed = new Map<string, LibrarySource>()

/** A library of the language by name, parsed once. */
function standardLibrary(name: string): LibrarySource | undefined {
  let library = parsed.get(name)
  if (library === undefined) {
    const source = libraryText(name)
    if (source === undefined) return undefined
    library = { module: parseLibrary(source, `${name}.scillib`) }
    parsed.set(name, library)
  }
  return library
}

/** Compiles the libraries that a module imports, and theirs, each once, into one program's globals. */
export class LibraryLoader {
  /** In the order of loading: a library stands behind those that it imports. */
  readonly #loaded = new Map<string, LoadedLibrary>()
  readonly #loading = new Set<string>()
  readonly #given: ReadonlyMap<string, LibrarySource>
  readonly #machine: Machine
  readonly #globals: Globals
  readonly #primitives: ReadonlyMap<string, Value>
  readonly adts: AdtDefinition[] = []
  /** The cost of evaluating the loaded libraries besides the gas of our own text. */
  gas = 0

  constructor(
    given: ReadonlyMap<string, LibrarySource>,
    machine: Machine,
    globals: Globals,
    primitives: ReadonlyMap<string, Value>,
  ) {
    this.#given = given
    this.#machine = machine
    this.#globals = globals
    this.#primitives = primitives
  }

  /** Brings everything that a program imports into scope, and sets how often a run pays for each library. */
  importAll(imports: readonly ImportedLibrary[], scope: ModuleScope): void {
    this.#bring(imports, scope)
    const times = new Map<string, number>()
    const count = (names: readonly ImportedLibrary[], importers: number) => {
      for (const { name } of names) {
        times.set(name.name, Math.min((times.get(name.name) ?? 0) + importers, mostTimes))
      }
    }
    count(imports, 1)
    for (const [name, library] of [...this.#loaded].reverse()) {
      const paid = times.get(name) as number
      count(library.imports, paid)
      this.gas += library.gas * paid
      library.initializers.forEach((initializer, index) => {
        initializer.times = index < library.free ? 0 : paid
      })
    }
  }

  /** Our texts of the libraries pay nothing for the types of a fold: measured so, their functions cost what the reference's do. */
  #ourPrimitives(): ReadonlyMap<string, Value> {
    return (this.#freeFolds ??= recursionPrimitives(this.#machine, 0))
  }

  #freeFolds: ReadonlyMap<string, Value> | undefined

  #bring(imports: readonly ImportedLibrary[], scope: ModuleScope): void {
    for (const imported of imports)
      importInto(scope, imported, this.#load(imported.name.name, imported, scope))
  }

  #load(name: string, { loc }: ImportedLibrary, importer: ModuleScope): LibraryExports {
    const done = this.#loaded.get(name)
    if (done !== undefined) return done.exports
    const source = this.#given.get(name) ?? standardLibrary(name)
    if (source === undefined) {
      throw new ScillaRuntimeError('IllTyped', `There is no library ${name}.`, importer.position(loc))
    }
    if (this.#loading.has(name)) {
      throw new ScillaRuntimeError('IllTyped', `The library ${name} imports itself.`, importer.position(loc))
    }
    this.#loading.add(name)
    if (this.#loading.size + this.#loaded.size > mostLibraries)
      throw new ScillaRuntimeError('TooDeep', tooManyLibraries, importer.position(loc))
    const { module } = source
    const isOurs = !this.#given.has(name)
    const primitives = isOurs ? this.#ourPrimitives() : this.#primitives
    const scope = languageScope(this.#machine, module.file, primitives)
    this.#bring(module.imports, scope)
    const first = this.#globals.initializers.length
    const exports = compileLibrary(module.library, source.qualifier ?? name, {
      machine: this.#machine,
      module: scope,
      globals: this.#globals,
      adts: this.adts,
    })
    const gas = isOurs ? (libraryGas.get(name) ?? 0) : 0
    const free = isOurs ? (freeDefinitions.get(name) ?? 0) : 0
    const initializers = this.#globals.initializers.slice(first)
    this.#loading.delete(name)
    this.#loaded.set(name, { exports, imports: module.imports, gas, free, initializers })
    return exports
  }
}
