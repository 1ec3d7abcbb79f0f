import type { GasMeter } from '../../gas/gasMeter'
import type { Expression, ImportedLibrary, Position } from '../../syntax/ast'
import { Frame, Machine } from '../machine'
import type { Value } from '../../values/values'
import { compileExpression } from './compileExpression'
import { Globals, languageScope } from './compileLibrary'
import { LibraryLoader, type LibrarySource } from './loadLibraries'
import { recursionPrimitives } from './recursion'
import { Layout, Scope } from './scope'

export interface EvaluateOptions {
  readonly gas: GasMeter
  /** Names of the libraries that the expression may use. */
  readonly imports?: readonly string[]
  /** Libraries besides those of the language. */
  readonly libraries?: ReadonlyMap<string, LibrarySource>
  /** The name of the text in errors. */
  readonly file?: string
}

/**
 * Evaluates an expression outside of any contract (`.scilexp`, tests, the command line). Throws ScillaRuntimeError and
 * OutOfGas, as a contract does.
 *
 * @example
 * formatValue(evaluateExpression(parseExpression('Uint32 5'), { gas: GasMeter.forLimit(10n) })) // '(Uint32 5)'
 */
export function evaluateExpression(expression: Expression, options: EvaluateOptions): Value {
  const { gas, imports = [], libraries = new Map(), file = 'expression.scilexp' } = options
  const machine = new Machine()
  const globals = new Globals()
  const primitives = recursionPrimitives(machine)
  const module = languageScope(machine, file, primitives, { loose: true })
  new LibraryLoader(libraries, machine, globals, primitives).importAll(imports.map(importOf), module)
  const scope = new Scope(machine, module, new Layout())
  const code = compileExpression(expression, scope)
  machine.instance = { globals: [], prefix: '' }
  return machine.run(gas, undefined, () => {
    globals.fill(machine.instance.globals, gas)
    return code(new Frame(scope.layout.size))
  })
}

const nowhere: Position = { line: 1, column: 1, offset: 0 }
const loc = { start: nowhere, end: nowhere }

function importOf(name: string): ImportedLibrary {
  return {
    kind: 'import',
    name: { kind: 'identifier', name, loc },
    namespace: undefined,
    loc,
  }
}
