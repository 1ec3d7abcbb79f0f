import { bytesToHex, sha256, utf8ToBytes, type Hex } from '@tyto/primitives'
import {
  checkContract,
  checkLibraryModule,
  compileContract,
  parseContract,
  parseLibrary,
  type LibraryModule,
  type LibrarySource,
  type Program,
} from '@tyto/scilla'

/** The libraries on the chain that a contract imports: `key` tells them from others, `resolve` reads them. */
export interface ImportedLibraries {
  readonly key: string
  resolve(): ReadonlyMap<string, LibrarySource>
}

/** Compiled contracts by source text. Owned by whoever executes many transactions (the local network, a simulation). */
export interface ProgramCache {
  /** The compiled program of a contract that stands on a chain. Throws ScillaError for code that does not parse. */
  load(code: string, libraries?: ImportedLibraries): Program
  /** The same for code that is to be deployed: throws ScillaError for code that the type checker refuses. */
  check(code: string, libraries?: ImportedLibraries): Program
  /** A library that is to be deployed; throws ScillaError for one that the type checker refuses. */
  checkLibrary(code: string, libraries?: ImportedLibraries): LibraryModule
  /** sha256 of the code, as `_codehash` reads it. */
  codeHash(code: string): Hex
}

/** How many contracts stay compiled; the one that was compiled first goes first. */
const capacity = 256

interface Entry {
  program: Program | undefined
  checked: boolean
  codeHash: Hex | undefined
}

/** One cache for all transactions. What is deployed goes through the type checker. */
export function createProgramCache(): ProgramCache {
  const entries = new Map<string, Entry>()

  function entryOf(code: string): Entry {
    let entry = entries.get(code)
    if (entry === undefined) {
      entry = { program: undefined, checked: false, codeHash: undefined }
      entries.set(code, entry)
      if (entries.size > capacity) entries.delete(entries.keys().next().value!)
    }
    return entry
  }

  const keyOf = (code: string, libraries?: ImportedLibraries): string =>
    libraries === undefined ? code : `${libraries.key}\n${code}`

  return {
    load(code, libraries) {
      const entry = entryOf(keyOf(code, libraries))
      entry.program ??= compileContract(parseContract(code), withLibraries(libraries))
      return entry.program
    },
    check(code, libraries) {
      const entry = entryOf(keyOf(code, libraries))
      if (!entry.checked) {
        const options = withLibraries(libraries)
        entry.program = compileContract(checkContract(parseContract(code), options), options)
        entry.checked = true
      }
      return entry.program!
    },
    checkLibrary(code, libraries) {
      const module = parseLibrary(code)
      checkLibraryModule(module, withLibraries(libraries))
      return module
    },
    codeHash(code) {
      const entry = entryOf(code)
      entry.codeHash ??= bytesToHex(sha256(utf8ToBytes(code)))
      return entry.codeHash
    },
  }
}

function withLibraries(libraries: ImportedLibraries | undefined) {
  return libraries === undefined ? {} : { libraries: libraries.resolve() }
}
