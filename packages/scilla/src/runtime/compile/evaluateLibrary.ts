import type { GasMeter } from '../../gas/gasMeter'
import type { LibraryModule } from '../../syntax/ast'
import { Machine } from '../machine'
import { compileLibraries, payForLibraries } from './compileLibraries'
import { Globals } from './compileLibrary'
import type { LibrarySource } from './loadLibraries'

/**
 * Evaluates the values of a library and of those that it imports: what its deployment pays for. Nothing is kept, as each
 * run of a contract that imports it evaluates it anew. `libraries` are those that go before the language's, by the names
 * under which they are imported. Throws ScillaRuntimeError and OutOfGas.
 */
export function evaluateLibrary(
  module: LibraryModule,
  gas: GasMeter,
  libraries?: ReadonlyMap<string, LibrarySource>,
): void {
  const machine = new Machine()
  const globals = new Globals()
  const compiled = compileLibraries(module, machine, globals, libraries)
  payForLibraries(machine, globals, compiled.gas, gas)
}
