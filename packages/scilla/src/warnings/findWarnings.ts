import { mentionsOf } from './mentions'
import type { RuleContext } from './rule'
import { rules } from './rules'

/** Looks through a contract whose types are right for what is legal, but perhaps not meant. */
export function findWarnings(context: Omit<RuleContext, 'mentions'>): void {
  const mentions = mentionsOf(context.module)
  for (const rule of rules) rule({ ...context, mentions })
}
