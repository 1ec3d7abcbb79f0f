import { expect, it } from 'vitest'
import type { TestResult } from '../test/reports'
import { countClauses } from './countClauses'
import { pickClauses } from './pickClauses'
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

it('picks clauses that a test holds, the same by the same seed, each at most once', () => {
  const many = Array.from(
    { length: 30 },
    (_, at) => `1-${100 + at}\tOW-01\tOwls\t${at % 3 === 0 ? 'decision 7' : 'a.test: owls'}`,
  )
  const table = parseClauses(['id\trow\tclause\theld by', ...many].join('\n'))
  const idsOf = (seed: string, count: number) => pickClauses(table, count, seed).map(({ id }) => id)
  expect(idsOf('1', 8)).toEqual(idsOf('1', 8))
  expect(idsOf('1', 8)).not.toEqual(idsOf('2', 8))
  const all = idsOf('1', 99)
  expect(new Set(all).size).toBe(20)
  expect(all.every((id) => (Number(id.slice(2)) - 100) % 3 !== 0)).toBe(true)
})
