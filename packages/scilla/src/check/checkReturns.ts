/**
 * In a procedure with a result every path ends with `_return`, and nothing stands behind it. As in the reference, no match may
 * stand before it of which no case returns, even one that only throws.
 */
import type { Component, Statement } from '../syntax/ast'
import type { Checking } from './checking'

export function checkReturns(checking: Checking, component: Component): void {
  const returns = bodyReturns(checking, component.body)
  if (component.resultType !== undefined && !returns) {
    const message = `The procedure ${component.name.name} has a result type, but not every path of it returns.`
    checking.findings.error(component.name.loc, 'BadReturn', message)
  }
}

/** Whether the statements end with a return, and have no match before it. */
function bodyReturns(checking: Checking, statements: readonly Statement[]): boolean {
  let passesMatch = false
  for (const [index, statement] of statements.entries()) {
    if (!statementReturns(checking, statement)) {
      passesMatch ||= statement.kind === 'matchStatement'
      continue
    }
    if (index < statements.length - 1) {
      checking.findings.error(statement.loc, 'BadReturn', 'This returns, so what follows is never reached.')
    }
    return !passesMatch
  }
  return false
}

function statementReturns(checking: Checking, statement: Statement): boolean {
  if (statement.kind === 'return') return true
  if (statement.kind !== 'matchStatement') return false
  const returning = statement.clauses.map(({ body }) => bodyReturns(checking, body))
  if (!returning.includes(true)) return false
  if (returning.includes(false)) {
    checking.findings.error(
      statement.subject.loc,
      'BadReturn',
      'One case of this match returns, so all must.',
    )
  }
  return true
}
