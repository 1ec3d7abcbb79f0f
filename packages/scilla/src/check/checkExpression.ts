import type { ScillaType } from '@tyto/abi'
import type { Expression, Identifier, ImportedLibrary } from '../syntax/ast'
import { inferExpression } from './inferExpression'
import { startChecking, type CheckOptions } from './startChecking'

export interface CheckExpressionOptions extends CheckOptions {
  /** Names of the libraries whose declarations the expression may use. */
  readonly imports?: readonly string[]
  /** The text that the expression was read from, and its name, for errors. */
  readonly source?: string
  readonly file?: string
}

/**
 * The type of an expression that stands alone. Throws ScillaError.
 *
 * @example
 * formatType(checkExpression(parseExpression('fun (a : Uint32) => Some {Uint32} a'))) // 'Uint32 -> Option (Uint32)'
 */
export function checkExpression(expression: Expression, options: CheckExpressionOptions = {}): ScillaType {
  const { source = '', file = 'expression.scilexp', imports = [] } = options
  const { checking, importer } = startChecking({ file, source }, options)
  const { findings } = checking
  const { loc } = expression
  const imported = imports.map((name): ImportedLibrary => {
    const identifier: Identifier = { kind: 'identifier', name, loc }
    return { kind: 'import', name: identifier, namespace: undefined, loc }
  })
  importer.importAll(imported, checking.names)
  const type = findings.attempt(() => inferExpression(checking, expression))
  findings.throwIfAny()
  return type ?? findings.stop()
}
