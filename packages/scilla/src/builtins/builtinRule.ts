import type { BuiltinName } from '../syntax/builtinNames'
import type { Signature } from './signature'
import type { TagRule } from './tagRules'

/** A builtin as the checker knows it. */
export interface BuiltinRule {
  /** The type of the result for each list of arguments that it can be applied to. */
  readonly type: Signature
  /** Says which of its values are money. */
  readonly tags: TagRule
  /** Its argument is hashed: compound values may collide. */
  readonly isHash?: true
}

/** The rules of some of the builtins by name. */
export type BuiltinRules = { readonly [Name in BuiltinName]?: BuiltinRule }
