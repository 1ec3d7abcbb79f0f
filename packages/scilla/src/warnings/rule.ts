import type { CheckedContract } from '../check/checkContract'
import type { DiagnosticCode } from '../errors/diagnostic'
import type { Location } from '../syntax/ast'
import type { Mentions } from './mentions'

/** Tells a person, at a place, what is legal but perhaps not meant. */
export type Warn = (loc: Location, code: DiagnosticCode, message: string) => void

/** A contract whose types are right, and what the checker knows of it. */
export interface RuleContext extends CheckedContract {
  readonly mentions: Mentions
  readonly warn: Warn
}

/** Looks for one kind of mistake. */
export type Rule = (context: RuleContext) => void
