import { expect, it } from 'vitest'
import { parseClauses } from '../coverage/readClauses'
import { checkClauses, findUnheldClauses } from './clauses'

const head = 'id\trow\tclause\theld by\n'
const world = {
  rows: new Set(['OW-01', 'OW-02']),
  decisions: new Set(['7']),
  titles: new Map([
    ['e2e/a/owl.spec.ts', ['[OW-01] an owl flies at night', 'on %s']],
    ['a/x.test.ts', ['sees', 'sees nothing at noon']],
    ['b/x.test.ts', ['hears']],
  ]),
}
const decided = '1-001\tOW-02\tOwls sleep\tdecision 7\n'
const problemsOf = (lines: string) => findUnheldClauses(parseClauses(head + decided + lines), world)

it.each([
  ['names a test', '1-002\tOW-01\tOwls fly\towl.spec: an owl flies', []],
  ['names one of two files by its folder', '1-002\tOW-01\tOwls see\ta/x.test: at noon', []],
  [
    'names words of two tests',
    '1-002\tOW-01\tOwls see\ta/x.test: sees',
    ['1-002: 2 tests of a/x.test.ts are called "sees"'],
  ],
  ['says that nothing holds it yet', '1-002\tOW-01\tOwls fly\topen: no wind', []],
  [
    'names a test that is gone',
    '1-002\tOW-01\tOwls\towl.spec: swims',
    ['1-002: e2e/a/owl.spec.ts has no test "swims"'],
  ],
  [
    'names a file that is gone',
    '1-002\tOW-01\tOwls\tcat.spec: an owl',
    ['1-002: 0 files are called cat.spec'],
  ],
  [
    'names a place for a value',
    '1-002\tOW-01\tOwls\towl.spec: on %s',
    ['1-002: no test that ran is called "on %s"'],
  ],
  ['names two files', '1-002\tOW-01\tOwls\tx.test: sees', ['1-002: 2 files are called x.test']],
  ['names no row', '1-002\tOW-09\tOwls\towl.spec: an owl', ['1-002: no row OW-09']],
  ['names a decision that is none', '1-002\tOW-01\tOwls\tdecision 8', ['1-002: no decision 8']],
  ['names nothing', '1-002\tOW-01\tOwls\t', ['1-002 names neither a test nor a decision']],
  ['stands there twice', '1-001\tOW-01\tOwls\tdecision 7', ['1-001 is no id of its own']],
  ['has no words', '1-002\tOW-01\t\tdecision 7', ['1-002 says nothing']],
])('a clause that %s', (_, line, problems) => {
  expect(problemsOf(`${line}\n`)).toEqual(problems)
})

it('a decision that excuses nothing goes', () => {
  expect(findUnheldClauses(parseClauses(`${head}1-001\tOW-01\tOwls\towl.spec: on`), world)).toEqual([
    'decision 7 excuses no clause of docs/clauses.tsv',
  ])
})

it('a table without its columns is none', () => {
  expect(() => parseClauses('id\tclause\n')).toThrow('docs/clauses.tsv does not begin with its columns')
})

it('those of this repository are held', async () => {
  expect(await checkClauses()).toEqual([])
})
