import type { Contract, Statement } from '../syntax/ast'

/** All statements of a contract in the order of the source, those of clauses behind their match. */
export function* statementsOf(contract: Contract): Generator<Statement> {
  for (const { body } of contract.components) yield* walk(body)
}

function* walk(statements: readonly Statement[]): Generator<Statement> {
  for (const statement of statements) {
    yield statement
    if (statement.kind === 'matchStatement') for (const { body } of statement.clauses) yield* walk(body)
  }
}
