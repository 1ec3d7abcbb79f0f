import { expect, it } from 'vitest'
import type { TestResult } from '../test/reports'
import { countClauses } from './countClauses'
import { parseClauses } from './readClauses'

const clauses = parseClauses(
  [
    'id\trow\tclause\theld by',
    '1-001\tOW-01\tOwls fly\towl.spec: an owl flies',
    '1-002\tOW-01\tOwls sleep\tdecision 7',
    '1-003\tOW-01\tOwls swim\topen: no water',
  ].join('\n'),
)
const flies: TestResult = {
  file: 'e2e/a/owl.spec.ts',
  title: '[OW-01] an owl flies at night (phone)',
  outcome: 'passed',
}
const statesOf = (results: readonly TestResult[]) => countClauses(clauses, results).map(({ state }) => state)

it.each<[string, readonly TestResult[], string]>([
  ['its tests passed', [flies, { ...flies, title: `${flies.title} (desktop)` }], 'held'],
  ['one of them failed', [flies, { ...flies, outcome: 'failed' }], 'unproved'],
  ['one of them passed at a second try', [{ ...flies, outcome: 'flaky' }], 'unproved'],
  ['it was left out', [{ ...flies, outcome: 'skipped' }], 'unproved'],
  ['nothing ran', [], 'unproved'],
  ['another file has such a test', [{ ...flies, file: 'e2e/a/snowowl.spec.ts' }], 'unproved'],
])('a clause whose test is named, where %s', (_, results, state) => {
  expect(statesOf(results)).toEqual([state, 'decided', 'open'])
})
