/** `npm test`: the checks, the tests of code and contracts, the build, the tests in a browser; one count at the end. */
import { rm } from 'node:fs/promises'
import { buildWeb } from './buildWeb'
import { findBrowser } from './findBrowser'
import { browserReport, readBrowserResults, readUnitResults, unitReport } from './reports'
import { run } from './run'

function heading(text: string) {
  console.log(`\n== ${text}`)
}

await rm('reports', { recursive: true, force: true })

// Where there is none yet it is fetched meanwhile.
const browserSearch = findBrowser()
browserSearch.catch(() => undefined)

heading('checks')
const checks = await run('tsx', ['scripts/check.ts'])

heading('unit, property, contract and integration tests')
const unit = await run('vitest', [
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
])

heading('browser tests')
await buildWeb()
const browserPath = await browserSearch
const browser = await run('playwright', ['test', '--reporter=list,json'], {
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport, ...(browserPath ? { CHROMIUM_PATH: browserPath } : {}) },
})

const results = [...(await readUnitResults()), ...(await readBrowserResults())]
const checked = /(\d+) checks passed, (\d+) failed/.exec(checks.output)

function count(outcome: string) {
  return results.filter((test) => test.outcome === outcome).length
}

for (const test of results.filter((test) => test.outcome === 'flaky'))
  console.log(`FLAKY (passed on another try) ${test.file}: ${test.title}`)
for (const test of results.filter((test) => test.outcome === 'failed'))
  console.log(`FAILED ${test.file}: ${test.title}`)

heading('specification')
await run('tsx', ['scripts/coverageSpec.ts', '--open'])

const passed = count('passed') + count('flaky') + Number(checked?.[1] ?? 0)
// A runner that ended badly without a failed test (a crash) is a failure too.
const crashed =
  [unit, browser].filter((result) => result.code !== 0).length > 0 && count('failed') === 0 ? 1 : 0
const failed = count('failed') + Number(checked?.[2] ?? 1) + crashed
console.log(
  `\n${passed} passed, ${failed} failed${count('skipped') > 0 ? `, ${count('skipped')} skipped` : ''}`,
)
process.exitCode = failed === 0 ? 0 : 1
