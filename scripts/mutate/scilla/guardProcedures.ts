import type { Component, Statement } from '@tyto/scilla'

/** The procedures that only look and refuse: they throw, or call one that does, and change nothing. */
export function guardProcedures(components: readonly Component[]): ReadonlySet<string> {
  const guards = new Set<string>()
  for (const { kind, name, body } of components) {
    if (kind === 'procedure' && isQuiet(body, guards) && refuses(body, guards)) guards.add(name.name)
  }
  return guards
}

function isQuiet(body: readonly Statement[], guards: ReadonlySet<string>): boolean {
  return inner(body).every((statement) => {
    if (statement.kind === 'call')
      return statement.target === undefined && guards.has(statement.procedure.name)
    return !['store', 'mapPut', 'mapDelete', 'accept', 'send', 'event', 'forall', 'return'].includes(
      statement.kind,
    )
  })
}

function refuses(body: readonly Statement[], guards: ReadonlySet<string>): boolean {
  return inner(body).some(
    (statement) =>
      statement.kind === 'throw' || (statement.kind === 'call' && guards.has(statement.procedure.name)),
  )
}

/** Statements, those inside of a match too. */
function inner(body: readonly Statement[]): readonly Statement[] {
  return body.flatMap((statement) => [
    statement,
    ...(statement.kind === 'matchStatement' ? statement.clauses.flatMap((clause) => inner(clause.body)) : []),
  ])
}
