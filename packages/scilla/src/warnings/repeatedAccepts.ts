import type { Contract, Location, Statement } from '../syntax/ast'

type Warn = (loc: Location, code: 'RepeatedAccept', message: string) => void

/**
 * Warns of the first `accept` of a way through a transition (or call of a procedure that may accept) on which another
 * follows: the second takes nothing. Each statement is looked at twice, however many ways there are.
 */
export function warnOfRepeatedAccepts(warn: Warn, { components }: Contract): void {
  const accepting = new Set<string>()
  for (const { kind, name, body } of components) {
    const followed = new Set<Statement>()
    const mayAccept = collectFollowed(body, false, accepting, followed)
    reportFirst(body, accepting, (statement) => {
      if (followed.has(statement)) {
        warn(
          statement.loc,
          'RepeatedAccept',
          `Another accept may follow on a way through the ${kind} ${name.name}.`,
        )
      }
    })
    if (kind === 'procedure' && mayAccept) accepting.add(name.name)
  }
}

/** Whether a statement that is no match may accept. */
function accepts(statement: Statement, accepting: ReadonlySet<string>): boolean {
  if (statement.kind === 'accept') return true
  return (statement.kind === 'call' || statement.kind === 'forall') && accepting.has(statement.procedure.name)
}

/** From the last to the first: the statements that accept where more may follow. Answers whether any of all may accept. */
function collectFollowed(
  statements: readonly Statement[],
  follows: boolean,
  accepting: ReadonlySet<string>,
  followed: Set<Statement>,
): boolean {
  let mayFollow = follows
  for (const statement of statements.toReversed()) {
    if (statement.kind === 'matchStatement') {
      const ways = statement.clauses.map(({ body }) => collectFollowed(body, mayFollow, accepting, followed))
      mayFollow ||= ways.includes(true)
    } else if (accepts(statement, accepting)) {
      if (mayFollow || statement.kind === 'forall') followed.add(statement)
      mayFollow = true
    }
  }
  return mayFollow
}

/** From the first to the last: what accepts where nothing may have before. Answers whether a way accepts nothing. */
function reportFirst(
  statements: readonly Statement[],
  accepting: ReadonlySet<string>,
  onFirst: (statement: Statement) => void,
): boolean {
  for (const statement of statements) {
    if (statement.kind === 'matchStatement') {
      const ways = statement.clauses.map(({ body }) => reportFirst(body, accepting, onFirst))
      if (!ways.includes(true)) return false
    } else if (accepts(statement, accepting)) {
      onFirst(statement)
      return false
    }
  }
  return true
}
