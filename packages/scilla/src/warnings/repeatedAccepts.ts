import type { Contract, Location, Statement } from '../syntax/ast'

type Warn = (loc: Location, code: 'RepeatedAccept', message: string) => void

/**
 * Warns of the first `accept` of a way through a transition or procedure on which another follows: the second takes nothing.
 * As in the reference, calls are not looked into. Each statement is looked at twice, however many ways there are.
 */
export function warnOfRepeatedAccepts(warn: Warn, { components }: Contract): void {
  for (const { kind, name, body } of components) {
    const followed = new Set<Statement>()
    collectFollowed(body, false, followed)
    reportFirst(body, (statement) => {
      if (followed.has(statement)) {
        warn(
          statement.loc,
          'RepeatedAccept',
          `Another accept may follow on a way through the ${kind} ${name.name}.`,
        )
      }
    })
  }
}

/** From the last to the first: the accepts that more may follow. Answers whether there may be any. */
function collectFollowed(
  statements: readonly Statement[],
  follows: boolean,
  followed: Set<Statement>,
): boolean {
  let mayFollow = follows
  for (const statement of statements.toReversed()) {
    if (statement.kind === 'matchStatement') {
      const ways = statement.clauses.map(({ body }) => collectFollowed(body, mayFollow, followed))
      mayFollow ||= ways.includes(true)
    } else if (statement.kind === 'accept') {
      if (mayFollow) followed.add(statement)
      mayFollow = true
    }
  }
  return mayFollow
}

/** From the first to the last: what accepts where nothing may have before. Answers whether a way accepts nothing. */
function reportFirst(statements: readonly Statement[], onFirst: (statement: Statement) => void): boolean {
  for (const statement of statements) {
    if (statement.kind === 'matchStatement') {
      const ways = statement.clauses.map(({ body }) => reportFirst(body, onFirst))
      if (!ways.includes(true)) return false
    } else if (statement.kind === 'accept') {
      onFirst(statement)
      return false
    }
  }
  return true
}
