/** `npm test`: everything in a row, and one count at the end. */
import { readdir, rm } from 'node:fs/promises'
import { buildWeb } from './buildWeb'
import { readCommandLine } from './command/commandLine'
import { findBrowser } from './test/findBrowser'
import { inTurn, weekOf } from './test/inTurn'
import { orderSeed } from './test/orderSeed'
import {
  browserProjects,
  browserReport,
  readAllBrowserResults,
  readBrowserResults,
  readUnitResults,
  unitReport,
  type TestResult,
} from './test/reports'
import { run, type RunResult } from './command/run'
import { verdictOf } from './test/verdict'

function heading(text: string) {
  console.log(`\n== ${text}`)
}

const help = `The checks, the tests of code and contracts, the build, the tests in a browser; one count at the end. Tests run in an order by
chance, so that none can stand on the one before it.

  npm test -- [options]

  --seed N  another order than the commit's
  --alone   each file of the unit tests in a process of its own, so that none stands on what another one loaded; then some files
            of browser tests by themselves, other ones each week, all in thirteen weeks
  --help    this text
`

const { values } = readCommandLine({
  help,
  options: { seed: { type: 'string' }, alone: { type: 'boolean' } },
})
const seed = await orderSeed(values.seed)
const again = `(again: npm test -- --seed ${seed})`
console.log(`Tests in the order of seed ${seed} ${again}`)

await rm('reports', { recursive: true, force: true })

// Where there is none yet it is fetched meanwhile.
const browserSearch = findBrowser()
browserSearch.catch(() => undefined)

heading('checks')
const checks = await run('tsx', ['scripts/check.ts'])

// Both builds stand before the tests that read them.
heading('builds')
await buildWeb('local')
await buildWeb('public')

// Before anything runs beside: where there is none, nothing is left behind.
const browserPath = await browserSearch

// Browser tests wait half of their time, for blocks and for pages: the others run meanwhile, and are shown when they end.
const unitRun = runUnitTests()

heading('browser tests, and beside them those of code and contracts')
const browserEnv = browserPath ? { CHROMIUM_PATH: browserPath } : {}
const browserCodes: number[] = []
// One project after the other: a worker begins anew, with a network of its own, where a test of another project comes next.
for (const project of browserProjects) {
  const order = ['--project', project, '--shuffle', String(seed)]
  // The traces of a failure are kept while the next project runs.
  const args = ['test', ...order, '--output', `test-results/${project}`, '--reporter=list,json']
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport(project), ...browserEnv }
  browserCodes.push((await run('playwright', args, { env })).code)
}
const unit = await unitRun
const alone = values.alone ? await runInTurn() : []

const results = [...(await readUnitResults()), ...(await readAllBrowserResults()), ...alone]
const checked = /(\d+) checks passed, (\d+) failed/.exec(checks.output)

const verdict = verdictOf({
  results,
  checks: { passed: Number(checked?.[1] ?? 0), failed: Number(checked?.[2] ?? 1) },
  codes: [unit.code, ...browserCodes],
})
for (const line of verdict.named) console.log(line)

heading('specification')
await run('tsx', ['scripts/coverageSpec.ts', '--open'])

const { passed, failed, skipped } = verdict
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed === 0 ? 0 : 1

/** Unit, property, contract and integration tests; their output comes whole, at their end. */
async function runUnitTests(): Promise<RunResult> {
  const args = [
    'run',
    '--sequence.shuffle.tests',
    `--sequence.seed=${seed}`,
    ...(values.alone ? ['--pool=forks', '--isolate'] : []),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ]
  const result = await run('vitest', args, { quiet: true })
  heading('unit, property, contract and integration tests')
  console.log(result.output)
  return result
}

/** The files of browser tests whose turn it is: each with a network of its own, in one worker. */
async function runInTurn(): Promise<readonly TestResult[]> {
  const names = await readdir('e2e', { recursive: true })
  const files = names
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `e2e/${name.replaceAll('\\', '/')}`)
  const results: TestResult[] = []
  for (const file of inTurn(files, weekOf(Date.now()))) {
    heading(`${file}, alone`)
    const report = browserReport('alone')
    const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...browserEnv }
    const args = ['--project=desktop', '--workers=1', '--shuffle', String(seed), '--reporter=list,json']
    browserCodes.push((await run('playwright', ['test', file, ...args], { env })).code)
    results.push(...(await readBrowserResults(report)))
  }
  return results
}
