/**
 * `npm run coverage:spec`: which rows of the specification (docs/features.tsv) the last run of the tests proved.
 * A row counts through a passed browser or contract test that names its id in brackets, such as `[SR-05]`.
 * With `--open` only the rows without a proof are listed.
 */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readBrowserResults, readUnitResults, type TestResult } from './reports'

const maxRowsPerTest = 4
const bracket = /\[([A-Z]{2,3}-\d{2})\]/g

const { values } = parseArgs({ options: { open: { type: 'boolean', default: false } } })

const table = (await readFile('docs/features.tsv', 'utf8')).trimEnd().split('\n').slice(1)
const rows = new Map(table.map((line) => [line.split('\t')[0] ?? '', line.split('\t')[2] ?? '']))

const unit = await readUnitResults()
const proofs = [
  ...unit.filter((test) => test.file.startsWith('packages/contracts/test/')),
  ...(await readBrowserResults()),
]
const provedBy = new Map<string, TestResult[]>()
const problems: string[] = []

for (const test of [...unit, ...proofs]) {
  const ids = [...test.title.matchAll(bracket)].map((match) => match[1] ?? '')
  if (ids.length > maxRowsPerTest)
    problems.push(`names more than ${maxRowsPerTest} rows: ${test.file}: ${test.title}`)
  for (const id of ids) {
    if (!rows.has(id)) problems.push(`no row ${id}: ${test.file}: ${test.title}`)
    if (test.outcome === 'passed' && proofs.includes(test))
      provedBy.set(id, [...(provedBy.get(id) ?? []), test])
  }
}

for (const [id, behaviour] of rows) {
  const tests = provedBy.get(id) ?? []
  if (values.open && tests.length > 0) continue
  console.log(`${tests.length > 0 ? 'proved' : 'open  '} ${id}  ${behaviour.slice(0, 90)}`)
  for (const test of tests) console.log(`         ${test.file}: ${test.title}`)
}
for (const problem of new Set(problems)) console.log(`wrong  ${problem}`)
console.log(`${provedBy.size} of ${rows.size} rows proved`)
process.exitCode = problems.length === 0 ? 0 : 1
