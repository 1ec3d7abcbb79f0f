import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { rows } from '../../packages/contracts/test/promises/rows'
import { checkPromises, findUnheldPromises } from './promises'

const texts = new Map([
  ['pause/means', 'Only you can end it.'],
  ['pause/title', 'Pause'],
  ['pause/left_one', 'Nobody saw one more.'],
  ['pause/left_other', 'Nobody saw more.'],
])
const read = async (path: string): Promise<string | undefined> =>
  path === 'a.test.ts'
    ? `test('ends by its owner alone', () => undefined)\ntest.each([\n  ['a guest', 1],\n])('ends for %s', () => undefined)`
    : undefined
const head = 'key\tpredicate\ttest\n'
const left = 'pause/left\tno promise: a count\n'

test.each([
  ['is held by a test', 'pause/means\tthe owner ends it\ta.test.ts ends by its owner', []],
  ['is held by a case of a table', 'pause/means\tthe owner ends it\ta.test.ts a guest', []],
  [
    'names a part of a case',
    'pause/means\tthe owner ends it\ta.test.ts guest',
    ['pause/means: a.test.ts has no test "guest"'],
  ],
  [
    'names words of two tests',
    'pause/means\tthe owner ends it\ta.test.ts ends',
    ['pause/means: 2 tests of a.test.ts are called "ends"'],
  ],
  ['promises nothing, and why', 'pause/means\tno promise: a label', []],
  [
    'stands in no row',
    'pause/title\tno promise: a label',
    ['pause/means promises without a row: Only you can end it.'],
  ],
  [
    'names a test that is gone',
    'pause/means\tthe owner ends it\ta.test.ts lasts',
    ['pause/means: a.test.ts has no test "lasts"'],
  ],
  [
    'names a file alone',
    'pause/means\tthe owner ends it\ta.test.ts',
    ['pause/means: names no test by file and title'],
  ],
  [
    'names no predicate',
    'pause/means\t\ta.test.ts ends by its owner',
    ['pause/means: nothing says what makes it true'],
  ],
  [
    'is gone',
    'pause/means pause/old\tthe owner ends it\ta.test.ts ends by its owner',
    ['pause/old is no text'],
  ],
  [
    'is meant by many',
    'pause/*\tno promise: what a page shows',
    ['pause/* is no text', 'pause/means promises without a row: Only you can end it.'],
  ],
])('a text that %s', async (_what, row, problems) => {
  expect(await findUnheldPromises(`${head}${left}${row}\n`, texts, read)).toEqual(problems)
})

test('[BX-27] each text of the app with a word of promises has a row', async () => {
  expect(await checkPromises()).toEqual([])
})

test('[BX-27] each text that random histories are held to stands in the table', async () => {
  const table = await readFile('docs/promises.tsv', 'utf8')
  const named = new Set(table.split('\n').flatMap((row) => (row.split('\t')[0] ?? '').split(' ')))
  expect(rows.flatMap(({ keys }) => keys.filter((key) => !named.has(key)))).toEqual([])
})
