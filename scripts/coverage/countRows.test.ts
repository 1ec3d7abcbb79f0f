import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readBrowserResults, readUnitResults, type TestResult } from '../test/reports'
import { run } from '../command/run'
import { countRows } from './countRows'

const sample = 'scripts/coverage/sample'

function states(ids: readonly string[], results: readonly TestResult[]): Record<string, string> {
  return Object.fromEntries(countRows(ids, results).rows.map(({ id, state }) => [id, state]))
}

describe('what the runners themselves report', () => {
  let folder: string
  let unit: TestResult[]
  let browser: TestResult[]
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tyto-coverage-'))
    const reports = { unit: join(folder, 'unit.json'), browser: join(folder, 'browser.json') }
    const config = (runner: string) => ['--config', `${sample}/${runner}.config.ts`]
    const unitRun = await run('vitest', ['run', ...config('vitest'), `--outputFile.json=${reports.unit}`], {
      quiet: true,
    })
    const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: reports.browser }
    const output = ['--output', join(folder, 'results')]
    const browserRun = await run('playwright', ['test', ...config('playwright'), ...output], {
      quiet: true,
      env,
    })
    // Both have tests that fail.
    expect([unitRun.code, browserRun.code]).toEqual([1, 1])
    unit = await readUnitResults(reports.unit)
    browser = await readBrowserResults(reports.browser)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('tells passed, flaky, failed and skipped apart', () => {
    const outcomes = (results: readonly TestResult[], id: string) =>
      results.filter(({ title }) => title.includes(`[${id}]`)).map(({ outcome }) => outcome)
    expect(outcomes(browser, 'AA-01')).toEqual(['passed'])
    expect(outcomes(browser, 'AA-02')).toEqual(['passed', 'failed'])
    expect(outcomes(browser, 'AA-03')).toEqual(['passed', 'skipped'])
    expect(outcomes(browser, 'AA-04')).toEqual(['flaky'])
    expect(outcomes(browser, 'AA-05')).toEqual(['failed'])
    expect(outcomes(browser, 'AA-06')).toEqual(['failed'])
    expect(outcomes(browser, 'AA-07')).toEqual(['failed', 'skipped'])
    expect(outcomes(browser, 'AA-08')).toEqual(['passed'])
    expect(outcomes(unit, 'AA-09')).toEqual(['failed'])
    expect(outcomes(unit, 'AA-10')).toEqual(['skipped'])
    expect(outcomes(unit, 'AA-11')).toEqual(['skipped'])
    expect(outcomes(unit, 'AA-12')).toEqual(['skipped'])
    expect(outcomes(unit, 'AA-13')).toEqual(['passed'])
  })

  it('a file that fails behind its tests is a failure of its own', () => {
    const ending = unit.filter(({ file }) => file === `${sample}/ending.sample.ts`)
    expect(ending.map(({ outcome }) => outcome)).toEqual(['failed', 'passed'])
  })

  it('a row is proved only if every test that names it passed', () => {
    const ids = Array.from({ length: 13 }, (_, index) => `AA-${String(index + 1).padStart(2, '0')}`)
    expect(states(ids, [...unit, ...browser])).toEqual({
      'AA-01': 'proved',
      'AA-02': 'failed',
      'AA-03': 'skipped',
      'AA-04': 'flaky',
      'AA-05': 'failed',
      'AA-06': 'failed',
      'AA-07': 'failed',
      'AA-08': 'proved',
      'AA-09': 'failed',
      'AA-10': 'skipped',
      'AA-11': 'skipped',
      'AA-12': 'skipped',
      'AA-13': 'open',
    })
  })
})

describe('counting', () => {
  const browserTest = { file: 'e2e/a.spec.ts', title: '[AA-01] a', outcome: 'passed' } as const
  const contractTest = {
    file: 'packages/contracts/test/a.test.ts',
    title: '[AA-01] b',
    outcome: 'passed',
  } as const

  it.each([
    ['e2e/a/a.spec.ts', 'proved'],
    ['packages/contracts/test/a/a.test.ts', 'proved'],
    ['packages/devnet/test/cluster/cluster.test.ts', 'proved'],
    ['packages/devnet/src/network/a.test.ts', 'open'],
    ['scripts/torture/cluster.test.ts', 'open'],
    ['e2e.test.ts', 'open'],
  ])('a row that only %s names is %s; one that nothing names is open', (file, state) => {
    expect(states(['AA-01', 'AA-02'], [{ ...contractTest, file }])).toEqual({
      'AA-01': state,
      'AA-02': 'open',
    })
  })

  it('a row whose tests of the product are left out is not proved by one of its parts', () => {
    const left = { ...contractTest, file: 'packages/devnet/test/a.test.ts', outcome: 'skipped' } as const
    const part = { ...contractTest, file: 'scripts/a.test.ts' }
    expect(states(['AA-01'], [left, part])).toEqual({ 'AA-01': 'skipped' })
  })

  it('nothing was run: nothing is proved', () => {
    expect(states(['AA-01'], [])).toEqual({ 'AA-01': 'open' })
  })

  it('a contract test that fails takes the proof of a browser test away', () => {
    expect(states(['AA-01'], [browserTest, { ...contractTest, outcome: 'failed' }])).toEqual({
      'AA-01': 'failed',
    })
  })

  it('a title that names no row, or five, is wrong', () => {
    const five = '[AA-01] [AA-02] [AA-03] [AA-04] [AA-05]'
    const ids = five.replace(/[[\]]/g, '').split(' ')
    const { problems } = countRows(ids, [
      { ...browserTest, title: '[AA-09] x' },
      { ...browserTest, title: five },
    ])
    expect(problems).toEqual([
      'no row AA-09: e2e/a.spec.ts: [AA-09] x',
      `names more than 4 rows: e2e/a.spec.ts: ${five}`,
    ])
  })
})
