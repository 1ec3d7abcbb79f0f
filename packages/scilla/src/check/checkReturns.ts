/**
 * In a procedure with a result every path ends with `_return`, and nothing stands behind it. As in the reference, no match may
 * stand before it of which no case returns, even one that only throws.
 */
import type { Component, MatchStatement, Statement } from '../syntax/ast'
import type { Checking } from './checking'

export function checkReturns(checking: Checking, component: Component): void {
  const returns = bodyReturns(checking, component.body)
  if (component.resultType !== undefined && !returns) {
    const message = `The procedure ${component.name.name} has a result type, but not every path of it returns.`
    checking.findings.error(component.name.loc, 'BadReturn', message)
  }
}

/** Whether the statements end with a return. Like the reference, it looks at nothing behind a match without one. */
function bodyReturns(checking: Checking, statements: readonly Statement[]): boolean {
  for (const [index, statement] of statements.entries()) {
    if (!holdsReturn(statement)) {
      if (statement.kind === 'matchStatement') return false
      continue
    }
    if (index < statements.length - 1) {
      checking.findings.error(statement.loc, 'BadReturn', 'This returns, so what follows is never reached.')
    }
    return statement.kind !== 'matchStatement' || casesReturn(checking, statement)
  }
  return false
}

function holdsReturn(statement: Statement): boolean {
  if (statement.kind === 'return') return true
  return statement.kind === 'matchStatement' && statement.clauses.some(({ body }) => body.some(holdsReturn))
}

function casesReturn(checking: Checking, { subject, clauses }: MatchStatement): boolean {
  // The first case that does not return is told of before what is wrong in those behind it.
  if (!clauses.every(({ body }) => bodyReturns(checking, body)))
    checking.findings.error(subject.loc, 'BadReturn', 'One case of this match returns, so all must.')
  return true
}
