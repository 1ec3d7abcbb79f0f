import type { AdtDefinition } from '@tyto/abi'
import { recursionGas } from '../../gas/evaluationGas'
import type { GasMeter } from '../../gas/gasMeter'
import type { ImportedLibrary, Library } from '../../syntax/ast'
import type { Machine } from '../machine'
import { compileLibrary, languageScope, type Globals } from './compileLibrary'
import { LibraryLoader, type LibrarySource } from './loadLibraries'
import { recursionPrimitives } from './recursion'
import type { ModuleScope } from './scope'

/** The beginning of contracts and libraries. */
export interface ModuleHead {
  readonly file: string
  readonly imports: readonly ImportedLibrary[]
  /** The module's own. */
  readonly library: Library | undefined
}

export interface CompiledLibraries {
  /** The names in scope behind them. */
  readonly scope: ModuleScope
  readonly adts: readonly AdtDefinition[]
  /** Paid by every run, besides the evaluation of the globals. */
  readonly gas: number
}

/** Evaluates compiled libraries for what it costs: the values are thrown away. Throws ScillaRuntimeError and OutOfGas. */
export function payForLibraries(machine: Machine, globals: Globals, startGas: number, gas: GasMeter): void {
  return machine.run(gas, undefined, () => {
    gas.charge(startGas)
    machine.instance = { globals: [], prefix: '' }
    globals.fill(machine.instance.globals, gas)
  })
}

/** Compiles what a module imports and its own library into one program's globals. Throws ScillaRuntimeError. */
export function compileLibraries(
  { file, imports, library }: ModuleHead,
  machine: Machine,
  globals: Globals,
  given: ReadonlyMap<string, LibrarySource> = new Map(),
): CompiledLibraries {
  const primitives = recursionPrimitives(machine)
  const loader = new LibraryLoader(given, machine, globals, primitives)
  const scope = languageScope(machine, file, primitives)
  loader.importAll(imports, scope)
  const { adts } = loader
  if (library !== undefined) compileLibrary(library, '', { machine, module: scope, globals, adts })
  return { scope, adts, gas: recursionGas.primitive * primitives.size + loader.gas }
}
