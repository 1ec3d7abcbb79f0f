import type { Expression, Pattern } from '../syntax/ast'
import { namesReadBy, type NamePlace } from '../syntax/namesReadBy'
import { visit } from '../syntax/visit'
import type { Warn } from './rule'

/** The names that an expression needs from around it. Warns of names that it binds and never reads. */
export function neededNames(expression: Expression, warn: Warn): Set<string> {
  const lets: Extract<Expression, { kind: 'let' }>[] = []
  let rest = expression
  for (; rest.kind === 'let'; rest = rest.body) lets.push(rest)
  const needed = neededBySimple(rest, warn)
  for (const { name, value } of lets.toReversed()) {
    expectNeeded(needed, name, `The name ${name.name} of this let is not used.`, warn)
    const inside = neededNames(value, warn)
    // The names in a let that nobody needs are not needed for it.
    if (needed.delete(name.name)) addAll(needed, inside)
  }
  return needed
}

function neededBySimple(expression: Exclude<Expression, { kind: 'let' }>, warn: Warn): Set<string> {
  switch (expression.kind) {
    case 'fun': {
      const needed = neededNames(expression.body, warn)
      needed.delete(expression.parameter.name.name)
      return needed
    }
    case 'typeFun':
      return neededNames(expression.body, warn)
    case 'match': {
      const needed = new Set([expression.subject.name])
      for (const { pattern, body } of expression.clauses)
        addAll(needed, neededBehind(pattern, neededNames(body, warn), warn))
      return needed
    }
    default:
      return new Set(namesReadBy(expression).map(({ name }) => name))
  }
}

/**
 * The names that a clause needs from around it, where its body needs `needed`. The last of two binders of one name is the
 * one that counts.
 */
export function neededBehind(pattern: Pattern, needed: Set<string>, warn: Warn): Set<string> {
  const binders: NamePlace[] = []
  visit(pattern, { binder: (binder) => binders.push(binder) })
  for (const binder of binders)
    expectNeeded(needed, binder, `The name ${binder.name} of this pattern is not used.`, warn)
  for (const { name } of binders) needed.delete(name)
  return needed
}

/** Warns of a name that nothing behind it needs. */
export function expectNeeded(
  needed: ReadonlySet<string>,
  { name, loc }: NamePlace,
  message: string,
  warn: Warn,
): void {
  if (!needed.has(name)) warn(loc, 'Unused', message)
}

export function addAll(into: Set<string>, names: ReadonlySet<string>): void {
  for (const name of names) into.add(name)
}
