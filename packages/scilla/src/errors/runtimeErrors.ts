import { BaseError } from '@tyto/primitives'
import type { NamedValue } from '../values/namedValue'

/** Where in a source an error arose; lines and columns count from 1. */
export interface RuntimePosition {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** A transition or procedure that the error passed through, innermost first, and where it is declared. */
export interface RuntimeFrame {
  readonly name: string
  readonly position: RuntimePosition
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
  | 'OutOfTime'

/** A failure of a contract, besides running out of gas. */
export abstract class ContractFailure<Code extends string> extends BaseError<Code> {
  /** The statement that failed; undefined where no statement was running (wrong parameters). */
  position: RuntimePosition | undefined
  readonly trace: RuntimeFrame[] = []
}

/** `throw` in a contract: its name (`_exception`, undefined for a bare `throw`) and parameters. */
export class ScillaException extends ContractFailure<'ScillaException'> {
  readonly exception: string | undefined
  readonly params: readonly NamedValue[]

  /** `text` is the exception as receipts print it: `Exception thrown: (Message [...])`. */
  constructor(exception: string | undefined, params: readonly NamedValue[], text: string) {
    super('ScillaException', text)
    this.exception = exception
    this.params = params
  }
}

/** The program cannot go on: an overflow, a wrong parameter, a failed constraint, too deep a recursion. */
export class ScillaRuntimeError extends ContractFailure<RuntimeErrorCode> {
  constructor(code: RuntimeErrorCode, shortMessage: string, position?: RuntimePosition) {
    super(code, shortMessage)
    this.position = position
  }
}
