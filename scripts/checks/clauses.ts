import { readFile } from 'node:fs/promises'
import { clausesFile, isFileOf, readClauses, type Clause } from '../coverage/readClauses'
import { problemOfTitle, readAllTitles } from './testTitles'

/** What clauses are held to. */
export interface ClauseWorld {
  /** The ids of the rows of docs/features.tsv. */
  readonly rows: ReadonlySet<string>
  /** The numbers of docs/decisions.md. */
  readonly decisions: ReadonlySet<string>
  /** Every file of tests by its path, with its titles. */
  readonly titles: ReadonlyMap<string, readonly string[]>
}

/** Each clause of the specification names its row, and a test that exists or a decision that excuses it. */
export async function checkClauses(): Promise<readonly string[]> {
  const rows = (await readFile('docs/features.tsv', 'utf8')).trimEnd().split('\n').slice(1)
  const decisions = (await readFile('docs/decisions.md', 'utf8')).matchAll(/^(\d+)\. /gm)
  return findUnheldClauses(await readClauses(), {
    rows: new Set(rows.map((line) => line.split('\t')[0] ?? '')),
    decisions: new Set(Array.from(decisions, ([, number = '']) => number)),
    titles: await readAllTitles(),
  })
}

export function findUnheldClauses(
  clauses: readonly Clause[],
  { rows, decisions, titles }: ClauseWorld,
): readonly string[] {
  const problems: string[] = []
  const seen = new Set<string>()
  const used = new Set<string>()
  for (const clause of clauses) {
    const { id, row, text, proof } = clause
    if (!/^\d-\d{3}$/.test(id) || seen.has(id)) problems.push(`${id} is no id of its own`)
    seen.add(id)
    if (!rows.has(row)) problems.push(`${id}: no row ${row}`)
    if (text.trim() === '') problems.push(`${id} says nothing`)
    if (proof === null) problems.push(`${id} names neither a test nor a decision`)
    if (proof?.kind === 'decision') {
      used.add(proof.number)
      if (!decisions.has(proof.number)) problems.push(`${id}: no decision ${proof.number}`)
    }
    if (proof?.kind === 'test') problems.push(...problemsOfTest(id, proof, titles))
  }
  for (const number of decisions)
    if (!used.has(number)) problems.push(`decision ${number} excuses no clause of ${clausesFile}`)
  return problems
}

function problemsOfTest(
  id: string,
  { file, title }: { readonly file: string; readonly title: string },
  titles: ClauseWorld['titles'],
): readonly string[] {
  const files = [...titles].filter(([path]) => isFileOf(path, file))
  const [found] = files
  if (found === undefined || files.length > 1) return [`${id}: ${files.length} files are called ${file}`]
  // What ran has values in their places, and is looked for by these words.
  if (/%[a-z]|\$\{/.test(title)) return [`${id}: no test that ran is called "${title}"`]
  const problem = problemOfTitle(found[0], found[1], title)
  return problem === undefined ? [] : [`${id}: ${problem}`]
}
