import { GasMeter } from '../src/gas/gasMeter'
import { parseExpression } from '../src/syntax/parse'
import { evaluateExpression } from '../src/runtime/compile/evaluateExpression'
import { ScillaRuntimeError } from '../src/errors/runtimeErrors'
import { formatValue } from '../src/values/formatValue'

// For the tests of this package.

/** The value of an expression as text: `(Uint32 3)`. */
export function evaluated(source: string, ...imports: string[]): string {
  return formatValue(
    evaluateExpression(parseExpression(source), { gas: GasMeter.forLimit(1_000_000), imports }),
  )
}

/** The code of the error that an expression ends with, or its value where it does not. */
export function outcome(source: string, ...imports: string[]): string {
  try {
    return evaluated(source, ...imports)
  } catch (error) {
    if (error instanceof ScillaRuntimeError) return error.code
    throw error
  }
}

/** `builtin name a b`, with each argument written as a literal or another expression. */
export function applyBuiltin(name: string, ...args: readonly string[]): string {
  const names = args.map((_, index) => `x${index}`)
  const lets = args.map((arg, index) => `let x${index} = ${arg} in\n`).join('')
  return `${lets}builtin ${name} ${names.join(' ')}`
}
