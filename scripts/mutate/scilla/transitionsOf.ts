import type { Component, Statement } from '@tyto/scilla'

/** By part, the transitions that come through it: itself, or those that call it. */
export function transitionsOf(components: readonly Component[]): ReadonlyMap<string, ReadonlySet<string>> {
  const through = new Map(components.map(({ name }) => [name.name, new Set<string>()]))
  for (const { kind, name } of components) if (kind === 'transition') through.get(name.name)?.add(name.name)
  // Whoever calls stands behind what is called.
  for (const { name, body } of components.toReversed()) {
    const callers = through.get(name.name) ?? []
    for (const called of calledIn(body)) for (const caller of callers) through.get(called)?.add(caller)
  }
  return through
}

function calledIn(body: readonly Statement[]): readonly string[] {
  return body.flatMap((statement) => {
    if (statement.kind === 'call' || statement.kind === 'forall') return [statement.procedure.name]
    return statement.kind === 'matchStatement'
      ? statement.clauses.flatMap((clause) => calledIn(clause.body))
      : []
  })
}
