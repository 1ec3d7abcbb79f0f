import { BaseError } from '@tyto/primitives'

export type AbiErrorCode =
  /** A type's text that the grammar does not know, or a type that has no JSON form. */
  | 'InvalidType'
  /** A user type that the contract's description does not define. */
  | 'UnknownType'
  /** A constructor that its type does not have. */
  | 'UnknownConstructor'
  /** The value or JSON has the wrong shape for its type. */
  | 'WrongShape'
  /** An integer outside the bounds of its type. */
  | 'OutOfRange'
  /** A byte string of another width than its type. */
  | 'WrongWidth'
  /** A type, value or JSON text nested deeper than the limit. */
  | 'TooDeep'
  /** A parameter is missing, given twice or not known. */
  | 'WrongParameters'
  /** A transition or field that the contract does not have, or a description that contradicts itself. */
  | 'WrongContract'

/** A value that does not fit its Scilla type, or a type that is none. `path` leads to the place: `document[0].key`. */
export class AbiError extends BaseError<AbiErrorCode> {
  readonly path: string

  constructor(code: AbiErrorCode, shortMessage: string, path = '') {
    super(code, shortMessage, path === '' ? {} : { metaMessages: [`At: ${path}`] })
    this.path = path
  }
}
