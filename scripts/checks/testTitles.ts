import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A text that is the first argument of a call, as titles of tests are. */
const title = /\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g
/** A row of cases, which begins with its name, and a case that stands under its name. */
const cases = [/^\s*\[{1,2}(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/gm, /^\s*(['"`]?)([\w ,;:-]+)\1: \{$/gm]
const folders = ['apps', 'packages', 'scripts', 'e2e']
const testFile = /\.(?:test|spec)\.tsx?$/

/** The titles of tests, and of groups of them, as a source says them. */
export function titlesIn(source: string): readonly string[] {
  return Array.from(source.matchAll(title), ([, , text = '']) => text.replace(/\\(.)/gs, '$1'))
}

/** What the cases of a table of tests are called, by their first text or their key, as a source says them. */
export function casesIn(source: string): readonly string[] {
  return cases.flatMap((each) => Array.from(source.matchAll(each), ([, , text = '']) => text))
}

/** What is wrong with words that should be those of one title of a file: nothing, where exactly one has them. */
export function problemOfTitle(path: string, titles: readonly string[], words: string): string | undefined {
  const named = titles.filter((each) => each.includes(words)).length
  if (named === 1) return undefined
  return named === 0 ? `${path} has no test "${words}"` : `${named} tests of ${path} are called "${words}"`
}

/** Every file of tests by its path, with its titles. */
export async function readAllTitles(): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>()
  for (const folder of folders)
    for (const path of await testFilesIn(folder)) found.set(path, titlesIn(await readFile(path, 'utf8')))
  return found
}

async function testFilesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const inner = entries.map(async (entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory())
      return entry.name === 'node_modules' || entry.name === 'dist' ? [] : testFilesIn(path)
    return testFile.test(entry.name) ? [path] : []
  })
  return (await Promise.all(inner)).flat()
}
