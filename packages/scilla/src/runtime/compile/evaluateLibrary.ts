import type { GasMeter } from '../../gas/gasMeter'
import type { LibraryModule } from '../../syntax/ast'
import { Machine } from '../machine'
import { compileLibraries } from './compileLibraries'
import { Globals } from './compileLibrary'
import type { LibrarySource } from './loadLibraries'

export interface EvaluateLibraryOptions {
  /** Libraries by the name under which they are imported; they go before those of the language. */
  readonly libraries?: ReadonlyMap<string, LibrarySource>
}

/**
 * Evaluates the values of a library and of those that it imports: what its deployment pays for. Nothing is kept, as each
 * run of a contract that imports it evaluates it anew. Throws ScillaRuntimeError and OutOfGas.
 */
export const evaluateLibrary = (
  module: LibraryModule,
  gas: GasMeter,
  { libraries }: EvaluateLibraryOptions = {},
): void => {
  const machine = new Machine()
  const globals = new Globals()
  const compiled = compileLibraries(module, machine, globals, libraries)
  machine.instance = { globals: [], prefix: '' }
  machine.run(gas, undefined, () => {
    gas.charge(compiled.gas)
    globals.fill(machine.instance.globals, gas)
  })
}
