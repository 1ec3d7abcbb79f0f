/** `npm run coverage:spec`: which rows of the specification the last run of the tests proved. */
import { readFile } from 'node:fs/promises'
import { readCommandLine } from './command/commandLine'
import { countClauses, type ClauseState } from './coverage/countClauses'
import { countRows } from './coverage/countRows'
import { pickClauses } from './coverage/pickClauses'
import { readClauses } from './coverage/readClauses'
import {
  browserProjects,
  browserReport,
  readAllBrowserResults,
  readUnitResults,
  unitReport,
} from './test/reports'

const help = `Which rows of the specification (docs/features.tsv) the last run of the tests proved. A test names a row by its id in brackets, such as
[SR-05]. A row is proved if every test that names it passed, at the first try, and one of them is a browser test, or one of contracts or of a whole network.
Then its clauses (docs/clauses.tsv): one is held if the test that it names passed, or decided otherwise by number.

  npm run coverage:spec -- [options]

  --open    those alone that are not proved
  --pick N  nothing but N clauses that a test holds, with that test: take the behaviour away, and it must fail
  --seed S  which ones (0)
  --help    this text
`

const { values } = readCommandLine({
  help,
  options: {
    open: { type: 'boolean', default: false },
    pick: { type: 'string' },
    seed: { type: 'string', default: '0' },
  },
})
if (values.pick !== undefined) {
  for (const { id, text, proof } of pickClauses(await readClauses(), Number(values.pick), values.seed))
    if (proof?.kind === 'test') console.log(`${id}  ${text}\n         ${proof.file}: ${proof.title}`)
  process.exit(0)
}

const table = (await readFile('docs/features.tsv', 'utf8')).trimEnd().split('\n').slice(1)
const behaviours = new Map(table.map((line) => [line.split('\t')[0] ?? '', line.split('\t')[2] ?? '']))

const unit = await readUnitResults()
const browser = await readAllBrowserResults()
if (unit.length === 0) console.log(`no results in ${unitReport}: npm test writes it`)
if (browser.length === 0)
  console.log(`no results in ${browserProjects.map(browserReport).join(', ')}: npm test writes it`)

const { rows, problems } = countRows([...behaviours.keys()], [...unit, ...browser])
for (const { id, state, tests } of rows) {
  if (values.open && state === 'proved') continue
  console.log(`${state.padEnd(7)} ${id}  ${behaviours.get(id)?.slice(0, 90)}`)
  // Readers look for the tests that keep a row from being proved.
  const shown = state === 'proved' ? tests : tests.filter(({ outcome }) => outcome !== 'passed')
  for (const test of shown) console.log(`          ${test.outcome} ${test.file}: ${test.title}`)
}
for (const problem of problems) console.log(`wrong   ${problem}`)
console.log(`${rows.filter(({ state }) => state === 'proved').length} of ${rows.length} rows proved`)

const clauses = countClauses(await readClauses(), [...unit, ...browser])
const countOf = (wanted: ClauseState): number => clauses.filter(({ state }) => state === wanted).length
for (const { clause, state } of clauses) {
  if (state === 'unproved' || state === 'open') console.log(`${state.padEnd(8)} ${clause.id}  ${clause.text}`)
}
console.log(
  `${countOf('held') + countOf('decided')} of ${clauses.length} clauses: ${countOf('held')} held, ${countOf('decided')} decided; ${countOf('unproved')} unproved, ${countOf('open')} open`,
)
process.exitCode = problems.length === 0 ? 0 : 1
