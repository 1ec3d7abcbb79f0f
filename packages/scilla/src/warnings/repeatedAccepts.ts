import type { Statement } from '../syntax/ast'
import type { Rule } from './rule'

/**
 * Warns of the first `accept` of a way through a transition or procedure on which another follows: the second takes nothing.
 * As in the reference, calls are not looked into. Each statement is looked at twice, however many ways there are.
 */
export const repeatedAccepts: Rule = ({ module: { contract }, warn }) => {
  for (const { kind, name, body } of contract.components) {
    const followed = new Set<Statement>()
    collectFollowed(body, { isFollowed: false }, followed)
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

/**
 * From the last statement to the first: collects the accepts that another may follow. `isFollowed` says whether there may be
 * one behind the statements; the answer, whether there may be one in them or behind.
 */
function collectFollowed(
  statements: readonly Statement[],
  { isFollowed }: { readonly isFollowed: boolean },
  followed: Set<Statement>,
): boolean {
  let mayFollow = isFollowed
  for (const statement of statements.toReversed()) {
    if (statement.kind === 'matchStatement') {
      const ways = statement.clauses.map(({ body }) =>
        collectFollowed(body, { isFollowed: mayFollow }, followed),
      )
      mayFollow ||= ways.includes(true)
    } else if (statement.kind === 'accept') {
      if (mayFollow) followed.add(statement)
      mayFollow = true
    }
  }
  return mayFollow
}

/** From the first statement to the last: tells of the first accept on each way. Answers whether a way has none. */
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
