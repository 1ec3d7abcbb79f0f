/** Which clauses of the specification a run of the tests held. */
import type { TestResult } from '../test/reports'
import { isFileOf, type Clause } from './readClauses'

/** `unproved`: its test did not pass, or was not run. */
export type ClauseState = 'held' | 'decided' | 'unproved' | 'open'

export interface ClauseCount {
  readonly clause: Clause
  readonly state: ClauseState
}

/** A clause is held where tests with its title ran, and all of them passed at the first try. */
export function countClauses(
  clauses: readonly Clause[],
  results: readonly TestResult[],
): readonly ClauseCount[] {
  const byFile = new Map<string, TestResult[]>()
  for (const result of results) {
    const tests = byFile.get(result.file)
    if (tests === undefined) byFile.set(result.file, [result])
    else tests.push(result)
  }
  const testsOf = (named: string): readonly TestResult[] =>
    [...byFile].flatMap(([path, tests]) => (isFileOf(path, named) ? tests : []))
  return clauses.map((clause) => {
    const { proof } = clause
    if (proof?.kind === 'decision') return { clause, state: 'decided' }
    if (proof?.kind !== 'test') return { clause, state: 'open' }
    const tests = testsOf(proof.file).filter(({ title }) => title.includes(proof.title))
    const isHeld = tests.length > 0 && tests.every(({ outcome }) => outcome === 'passed')
    return { clause, state: isHeld ? 'held' : 'unproved' }
  })
}
