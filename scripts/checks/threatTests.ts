import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { problemOfTitle, titlesIn } from './testTitles'

const document = 'docs/threat-model.md'
/** `[file](path) "title"`; a link to a file of tests has its title behind it. */
const proof = /\[[^\]]*\]\(([^)\s]+)\)(?: "([^"]+)")?/g
const isTestFile = /\.(?:test|spec)\.tsx?$/

/** Each threat names a test that exists, by file and title, or says that nothing can stand against it. */
export async function checkThreatTests(): Promise<string[]> {
  const text = await readFile(document, 'utf8')
  return findUnprovenThreats(text, async (path) => {
    const file = join(dirname(document), path)
    return existsSync(file) ? readFile(file, 'utf8') : undefined
  })
}

/** The problems of a document; `read` gives the text of a file that it links to. */
export async function findUnprovenThreats(
  text: string,
  read: (path: string) => Promise<string | undefined>,
): Promise<string[]> {
  const problems: string[] = []
  for (const row of text.split('\n').filter((line) => line.startsWith('| '))) {
    const [, threat = '', against = '', tests = ''] = row.split(/(?<!\\)\|/).map((cell) => cell.trim())
    if (threat === 'Threat') continue
    let proofs = 0
    for (const [, path = '', wanted] of tests.matchAll(proof)) {
      if (!isTestFile.test(path)) continue
      if (wanted === undefined) {
        problems.push(`${threat}: ${path} is linked without the title of a test`)
        continue
      }
      const problem = problemOfTitle(path, titlesIn((await read(path)) ?? ''), wanted)
      if (problem === undefined) proofs++
      else problems.push(`${threat}: ${problem}`)
    }
    if (proofs === 0 && !against.includes('**nothing here**'))
      problems.push(`${threat}: no test, and no reason`)
  }
  return problems
}
