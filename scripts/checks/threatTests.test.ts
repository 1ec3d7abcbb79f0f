import { expect, test } from 'vitest'
import { findUnprovenThreats } from './threatTests'

const read = async (path: string): Promise<string | undefined> =>
  path === 'a.test.ts'
    ? `describe('a wall', () => { test.each([1])(\n  'holds %s', () => undefined) })`
    : undefined
const head = '| Threat | What stands against it | Test |\n|---|---|---|\n'

test.each([
  ['names a test', '| Wolves | a wall | [a](a.test.ts) "holds %s" |', []],
  ['says that nothing helps', '| Time | **nothing here** | |', []],
  ['names none', '| Wolves | a wall | |', ['Wolves: no test, and no reason']],
  [
    'names a test that is gone',
    '| Wolves | a wall | [a](a.test.ts) "holds all" |',
    ['Wolves: a.test.ts has no test "holds all"', 'Wolves: no test, and no reason'],
  ],
  [
    'names words of two',
    '| Wolves | a wall | [a](a.test.ts) "l" |',
    ['Wolves: 2 tests of a.test.ts are called "l"', 'Wolves: no test, and no reason'],
  ],
  [
    'names a file that is gone',
    '| Wolves | a wall | [b](b.spec.ts) "holds" |',
    ['Wolves: b.spec.ts has no test "holds"', 'Wolves: no test, and no reason'],
  ],
  [
    'names a file alone',
    '| Wolves | a wall | [a](a.test.ts) |',
    ['Wolves: a.test.ts is linked without the title of a test', 'Wolves: no test, and no reason'],
  ],
])('a threat that %s', async (_what, row, problems) => {
  expect(await findUnprovenThreats(head + row, read)).toEqual(problems)
})
