import type { Position } from './location'

export type DiagnosticCode =
  /** The text is not Scilla. */
  | 'SyntaxError'
  /** Nested deeper than any contract that a person writes. */
  | 'TooDeep'
  /** A name, type, constructor, field, procedure or library that is not there. */
  | 'UnknownName'
  /** Declared twice where one name may stand once. */
  | 'DuplicateName'
  /** Types do not fit. */
  | 'TypeMismatch'
  /** A type that may not stand here: not storable, not serialisable, no map key and so on. */
  | 'ForbiddenType'
  /** A builtin, constructor, procedure or type with the wrong number of arguments. */
  | 'WrongArity'
  /** A match with a case left out or never reached. */
  | 'BadMatch'
  /** A message, event or exception without what it must have. */
  | 'BadMessage'
  /** A result that is missing, or statements after it. */
  | 'BadReturn'
  /** Another version of the language than 0. */
  | 'WrongVersion'
  /** Libraries that import each other. */
  | 'CyclicImport'
  // Warnings: legal, but perhaps not meant.
  /** A name that hides another, or one that is bound twice. */
  | 'Shadowing'
  /** Declared, bound, imported or written, and never used. */
  | 'Unused'
  /** No transition of the contract takes an amount. */
  | 'NoAccept'
  /** An accept behind another one. */
  | 'RepeatedAccept'
  /** A check that was made already. */
  | 'RedundantCall'
  /** An entry of a map that nobody looks into. */
  | 'UnopenedOption'
  /** A hash of what other values may have the same bytes as. */
  | 'HashCollision'
  /** A whole map where an entry would do. */
  | 'WholeMap'
  /** A message with an empty tag. */
  | 'EmptyTag'

/** One finding of the parser or the checker. */
export interface Diagnostic {
  readonly severity: 'error' | 'warning'
  readonly code: DiagnosticCode
  readonly message: string
  readonly file: string
  readonly start: Position
  readonly end: Position
}
