import { BaseError } from '@tyto/primitives'
import type { NamedValue } from './host'

/** Where in a source an error arose; lines and columns count from 1. */
export interface RuntimePosition {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** `throw` in a contract: its name (`_exception`, undefined for a bare `throw`) and parameters. */
export class ScillaException extends BaseError {
  readonly exception: string | undefined
  readonly params: readonly NamedValue[]
  readonly position: RuntimePosition

  constructor(exception: string | undefined, params: readonly NamedValue[], position: RuntimePosition) {
    super({ code: 'ScillaException', shortMessage: `Exception thrown: ${exception ?? '(no message)'}` })
    this.name = 'ScillaException'
    this.exception = exception
    this.params = params
    this.position = position
  }
}

export type RuntimeErrorCode =
  | 'Overflow'
  | 'DivisionByZero'
  | 'InvalidArgument'
  | 'InvalidInit'
  | 'InvalidMessage'
  | 'InvalidValue'
  | 'UnknownTransition'
  | 'ConstraintFailed'
  | 'NoMatch'
  | 'TooDeep'
  | 'Unsupported'
  | 'IllTyped'

/** The program cannot go on: an overflow, a wrong parameter, a failed constraint, too deep a recursion. */
export class ScillaRuntimeError extends BaseError {
  readonly position: RuntimePosition | undefined

  constructor(code: RuntimeErrorCode, shortMessage: string, position?: RuntimePosition) {
    super({ code, shortMessage })
    this.name = 'ScillaRuntimeError'
    this.position = position
  }
}
