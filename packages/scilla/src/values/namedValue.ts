import type { ScillaType } from '@tyto/abi'
import type { Value } from './values'

/** A named and typed value: a parameter of a message, an event or an exception. */
export interface NamedValue {
  readonly name: string
  readonly type: ScillaType
  readonly value: Value
}
