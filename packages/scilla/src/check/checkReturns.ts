/** In a procedure with a result every path ends with `_return`, and nothing stands behind it. */
import type { Component, Statement } from '../syntax/ast'
import type { Checking } from './checking'

export function checkReturns(checking: Checking, component: Component): void {
  const returns = bodyReturns(checking, component.body)
  if (component.resultType !== undefined && !returns) {
    const message = `The procedure ${component.name.name} has a result type, but not every path of it returns.`
    checking.findings.error(component.name.loc, 'BadReturn', message)
  }
}

/** Whether the statements end with a return. */
function bodyReturns(checking: Checking, statements: readonly Statement[]): boolean {
  for (const [index, statement] of statements.entries()) {
    if (!statementReturns(checking, statement)) continue
    if (index < statements.length - 1) {
      checking.findings.error(statement.loc, 'BadReturn', 'This returns, so what follows is never reached.')
    }
    return true
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
