import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import config from '../../playwright.config'

/** One test of the last run, as the reports of Vitest and Playwright tell it. */
export interface TestResult {
  readonly file: string
  readonly title: string
  readonly outcome: 'passed' | 'flaky' | 'failed' | 'skipped'
}

export const unitReport = 'reports/unit.json'
/** Of one project of the browser tests: each is a run of its own. */
export function browserReport(project: string): string {
  return `reports/browser-${project}.json`
}

/** As the configuration names them. */
export const browserProjects: readonly string[] = (config.projects ?? []).map(({ name = '' }) => name)

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

interface PlaywrightSuite {
  readonly title: string
  readonly file: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly projectName: string
      readonly expectedStatus: string
      readonly status: string
    }[]
  }[]
}

async function readJson<T>(file: string): Promise<T | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as T)
}

function outcome(status: string): TestResult['outcome'] {
  if (status === 'passed' || status === 'expected') return 'passed'
  if (status === 'flaky') return 'flaky'
  return status === 'skipped' || status === 'pending' || status === 'todo' ? 'skipped' : 'failed'
}

/** The tests of a Vitest run; a file that failed without a failed test, such as one that does not load, is one more. */
export async function readUnitResults(reportFile = unitReport): Promise<TestResult[]> {
  const report = await readJson<VitestReport>(reportFile)
  return (report?.testResults ?? []).flatMap((result) => {
    const file = relative(process.cwd(), result.name)
    const tests = result.assertionResults.map((test) => ({
      file,
      title: test.fullName,
      outcome: outcome(test.status),
    }))
    if (result.status === 'passed' || tests.some((test) => test.outcome === 'failed')) return tests
    return [{ file, title: result.message || 'the file itself failed', outcome: 'failed' as const }, ...tests]
  })
}

/** The tests of the last run in a browser, all projects. */
export async function readAllBrowserResults(): Promise<TestResult[]> {
  const results = await Promise.all(browserProjects.map((name) => readBrowserResults(browserReport(name))))
  return results.flat()
}

/** The tests of a Playwright run. */
export async function readBrowserResults(reportFile: string): Promise<TestResult[]> {
  const report = await readJson<{
    suites: readonly PlaywrightSuite[]
    errors: readonly { message?: string }[]
  }>(reportFile)
  const walk = (suite: PlaywrightSuite, titles: readonly string[]): TestResult[] => [
    ...suite.specs.flatMap((spec) =>
      spec.tests.map((test) => ({
        file: `e2e/${suite.file}`,
        title: [...titles, spec.title, `(${test.projectName})`].join(' '),
        // A test that ought to fail proves nothing.
        outcome: test.expectedStatus === 'failed' ? 'failed' : outcome(test.status),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...titles, inner.title])),
  ]
  const errors = (report?.errors ?? []).map((error) => ({
    file: 'e2e',
    title: error.message ?? 'the browser tests did not start',
    outcome: 'failed' as const,
  }))
  return [...errors, ...(report?.suites ?? []).flatMap((suite) => walk(suite, []))]
}
