import type { ScillaParam } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import { readLibraryInit, type Program, type Value } from '@tyto/scilla'
import { externalLibraries, isLibrary } from './externalLibraries'
import type { ProgramCache } from './programCache'
import type { StateReader } from './state'

/** Code that stands on the chain, with its init data as values. */
export interface LoadedCode {
  readonly init: ReadonlyMap<string, Value>
  /** Missing for a library, which cannot be called. */
  readonly program: Program | undefined
}

/**
 * The code of a contract or library with the libraries that its init data points to, which must stand in `state`. For
 * whoever stores init data as JSON. Throws LibraryMissing, ScillaError and ScillaRuntimeError.
 */
export function compileCode(
  code: string,
  params: readonly ScillaParam[],
  state: StateReader,
  programs: ProgramCache,
): LoadedCode {
  const implicit = readLibraryInit(params.filter(({ vname }) => vname.startsWith('_')))
  if (isLibrary(implicit)) return { init: readLibraryInit(params), program: undefined }
  const program = programs.load(code, externalLibraries(state, implicit))
  return { init: program.readInit(params), program }
}

/** The program of the contract at an address; undefined where none stands, or a library. */
export function programAt(state: StateReader, address: Address, programs: ProgramCache): Program | undefined {
  const code = state.code(address)
  if (code === undefined) return undefined
  const init = state.init(address)
  return isLibrary(init) ? undefined : programs.load(code, externalLibraries(state, init))
}
