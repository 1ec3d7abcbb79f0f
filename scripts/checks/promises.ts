import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { jsonFiles, localesFolder, readTexts } from './locales'
import { casesIn, problemOfTitle, titlesIn } from './testTitles'

const table = 'docs/promises.tsv'
const header = 'key\tpredicate\ttest'
/** A sentence with one of these may promise something about money, rights, time or persons. */
const promiseWord =
  /\b(?:only|alone|never|nobody|no one|all|at once|stays?|yours|until|always|for ever|for good|any ?more|whoever|everybody|anybody|cannot|can|without|nothing|everything|still|must)\b/i
/** A row for texts that have such a word and promise nothing; then why. */
const noPromise = 'no promise: '
const isTestFile = /\.(?:test|spec)\.tsx?$/

/** The English texts, `area/key` each. */
export type Texts = ReadonlyMap<string, string>

/** Each text with a word of promises stands in the table, with what makes it true and a test that exists. */
export async function checkPromises(): Promise<readonly string[]> {
  const texts = new Map<string, string>()
  for (const area of await jsonFiles(join(localesFolder, 'en'))) {
    for (const [key, text] of await readTexts(localesFolder, 'en', area))
      texts.set(`${area.replace(/\.json$/, '')}/${key}`, text)
  }
  return findUnheldPromises(await readFile(table, 'utf8'), texts, async (path) =>
    existsSync(path) ? readFile(path, 'utf8') : undefined,
  )
}

/** The problems of a table; `read` gives the text of a file of tests. */
export async function findUnheldPromises(
  text: string,
  texts: Texts,
  read: (path: string) => Promise<string | undefined>,
): Promise<readonly string[]> {
  const problems: string[] = []
  const held = new Set<string>()
  const named = new Set<string>()
  const [first, ...rows] = text.trimEnd().split('\n')
  if (first !== header) problems.push(`${table} does not begin with its columns`)
  for (const row of rows) {
    const [keys = '', predicate = '', test = ''] = row.split('\t')
    const isPromise = !predicate.startsWith(noPromise)
    for (const key of keys.split(' ')) {
      const found = [...texts.keys()].filter((each) => matches(each, key))
      if (found.length === 0) problems.push(`${key} is no text`)
      for (const each of found) {
        held.add(each)
        if (named.has(each)) problems.push(`${each} stands there twice`)
        named.add(each)
      }
    }
    if (predicate.trim() === '') problems.push(`${keys}: nothing says what makes it true`)
    if (isPromise) problems.push(...(await problemsOfTest(keys, test, read)))
  }
  for (const [key, said] of texts) {
    if (promiseWord.test(said) && !held.has(key)) problems.push(`${key} promises without a row: ${said}`)
  }
  return problems
}

async function problemsOfTest(
  keys: string,
  test: string,
  read: (path: string) => Promise<string | undefined>,
): Promise<readonly string[]> {
  const [path = '', ...words] = test.split(' ')
  const title = words.join(' ')
  if (!isTestFile.test(path) || title === '') return [`${keys}: names no test by file and title`]
  const found = (await read(path)) ?? ''
  const titles = titlesIn(found)
  const named = titles.some((each) => each.includes(title))
    ? titles
    : casesIn(found).filter((each) => each === title)
  const problem = problemOfTitle(path, named, title)
  return problem === undefined ? [] : [`${keys}: ${problem}`]
}

/** Is this the text that a row names? Plural forms are one text. */
function matches(key: string, wanted: string): boolean {
  return key === wanted || key.replace(/_(?:one|other)$/, '') === wanted
}
