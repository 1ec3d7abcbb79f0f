import type { GasMeter } from '../gas/gasMeter'
import type { BuiltinName } from '../syntax/builtinNames'
import type { Value } from '../values/values'

/**
 * A builtin as it runs in a contract. `gas` (with the meter that will charge it) is asked before `run` is called. Both
 * get the arguments in order and check them, since code of the live chain may run without our type checker.
 */
export interface Builtin {
  readonly arity: number
  gas(a: Value, b: Value, c: Value, meter: GasMeter): number
  run(a: Value, b: Value, c: Value): Value
}

/** Some of the builtins by name. */
export type Builtins = { readonly [Name in BuiltinName]?: Builtin }

export function builtin(arity: number, gas: Builtin['gas'], run: Builtin['run']): Builtin {
  return { arity, gas, run }
}
