import { bytesToHex, sha256, utf8ToBytes, type Hex } from '@tyto/primitives'
import type { ImportedLibraries, ProgramCache } from '@tyto/execution'
import {
  compileContract,
  parseContract,
  ScillaError,
  ScillaRuntimeError,
  type ContractModule,
  type LibraryModule,
  type Program,
} from '@tyto/scilla'
import { mostPrograms } from './limits'
import { SimulationError } from './SimulationError'

type Checker = typeof import('./deployChecker')

interface Entry {
  readonly module: ContractModule
  readonly program: Program
  readonly codeHash: Hex
}

/**
 * Contracts, parsed and compiled, kept for the next simulation. The type checker is needed for deploys alone and is loaded
 * then (`loadChecker`).
 */
export class Programs implements ProgramCache {
  readonly #entries = new Map<string, Entry>()
  #checker: Checker | undefined

  /** Must be awaited before a deploy is run. */
  async loadChecker(): Promise<void> {
    this.#checker ??= await import('./deployChecker')
  }

  /** Programs hold the libraries of the chain that they were compiled with. */
  forget(): void {
    this.#entries.clear()
  }

  load(code: string, libraries?: ImportedLibraries): Program {
    return this.#entryOf(code, libraries).program
  }

  check(code: string, libraries?: ImportedLibraries): Program {
    // Code that does not check is the deploy's failure, not ours: the errors pass.
    this.#loadedChecker().checkContract(parseContract(code), optionsOf(libraries))
    return this.#entryOf(code, libraries).program
  }

  checkLibrary(code: string, libraries?: ImportedLibraries): LibraryModule {
    return this.#loadedChecker().checkLibrary(code, optionsOf(libraries))
  }

  codeHash(code: string): Hex {
    return this.#entries.get(code)?.codeHash ?? hashOf(code)
  }

  /** The syntax tree of code that was loaded and imports no libraries of the chain. */
  moduleOf(code: string): ContractModule | undefined {
    return this.#entries.get(code)?.module
  }

  #loadedChecker(): Checker {
    if (this.#checker === undefined)
      throw new SimulationError('SimulatorFailed', 'The checker is not loaded.')
    return this.#checker
  }

  #entryOf(code: string, libraries?: ImportedLibraries): Entry {
    const key = libraries === undefined ? code : `${libraries.key}\n${code}`
    let entry = this.#entries.get(key)
    if (entry === undefined) {
      entry = compile(code, libraries)
      this.#entries.set(key, entry)
      if (this.#entries.size > mostPrograms) this.#entries.delete(this.#entries.keys().next().value!)
    }
    return entry
  }
}

/** Code that stands on the chain was found good there: if we cannot read it, that says nothing about the call. */
function compile(code: string, libraries?: ImportedLibraries): Entry {
  try {
    const module = parseContract(code)
    const program = compileContract(module, optionsOf(libraries))
    return { module, program, codeHash: hashOf(code) }
  } catch (error) {
    if (error instanceof ScillaError || error instanceof ScillaRuntimeError || error instanceof RangeError)
      throw new SimulationError('CodeUnreadable', 'The code of a contract cannot be read.', error)
    throw error
  }
}

function optionsOf(libraries: ImportedLibraries | undefined) {
  return libraries === undefined ? {} : { libraries: libraries.resolve() }
}

function hashOf(code: string): Hex {
  return bytesToHex(sha256(utf8ToBytes(code)))
}
