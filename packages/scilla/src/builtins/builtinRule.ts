import type { BuiltinName } from '../syntax/builtinNames'
import type { Signature } from './signature'
import type { TagRule } from './tagRules'

/** What the checker knows of a builtin. */
export interface BuiltinRule {
  /** The type of the result for each list of arguments that it can be applied to. */
  readonly type: Signature
  /** What its use says about money. */
  readonly tags: TagRule
  /** Its argument is hashed: compound values may collide. */
  readonly isHash?: true
}

/** The rules of some of the builtins by name. */
export type BuiltinRules = { readonly [Name in BuiltinName]?: BuiltinRule }
